"""Whole conversations over HTTP with the stand-in, through the real dispatcher."""
