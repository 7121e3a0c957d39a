# The rulebook around its articles: contents, books to choose from, what a search has found.

rules-contents = ☰ Contents
rules-before = ‹ { $title }
rules-after = { $title } ›
rules-all = ☰ All the rules
rules-chosen = ✓ { $label }
rules-general = <b>{ $game }: the rules</b>
rules-general-table = The numbers are those of one set: { $book }. The buttons below switch to another; at a table, /rules tells the rules of that table.
rules-general-one = The numbers are those of the usual settings; at a table, /rules tells the rules of that table.
rules-search =
    Looking for one thing? Put a word or a question after /rules, typos and all: { $game ->
        [deberc] <code>/rules bella</code>
        [terz] <code>/rules frame</code>
       *[other] <code>/rules joker</code>
    }
rules-section-start = Where to begin
rules-section-melds = Runs and melds
rules-section-play = Playing cards
rules-section-count = Score and fines
rules-section-cards = Cards and powers
rules-section-deck = Deck and ending
rules-section-offers = Declarations
rules-section-more = Customs, words, settings
rules-seating-2 = two players
rules-seating-3 = three
rules-seating-4 = four
rules-seating-pairs = 2 × 2

## Pages made from the options

rules-options-table = Settings of this table
rules-options-preset = Settings of this set
rules-options-also = settings, rules of this table, house rules, which rules are on, options, variants, what was changed
rules-options-same = Everything is as in the set “{ $preset }”.
rules-options-changed = Based on the set “{ $preset }”, with changes:
rules-options-here = Here
rules-option = { $label }: <b>{ $value }</b>
rules-option-changed = ✎ { $line }, in the set { $before }
rules-differences = How the sets differ
rules-differences-also = set, sets, presets, differences, how do they differ, Moscow and Kharkiv, Moscow deberc, Kharkov deberc, classic and home, compare sets, table of differences
rules-difference = { $presets } — { $value }

## Looking for something

rules-found-none = The rules have nothing for “{ $query }”. Perhaps it is in one of these?
rules-found-several = “{ $query }” fits more than one article. Which one do you want?
rules-hit = { $title } · { $game }
rules-why = ❓ Why: { $title }
rules-small-words = happens, happen, mean, means, give, gives, let, a, about, after, all, am, an, and, are, as, at, be, before, but, by, can, could, did, do, does, for, from, get, had, has, have, he, how, i, if, in, is, it, its, just, many, may, me, much, must, my, need, no, not, of, on, one, or, rules, she, should, so, some, than, that, the, their, them, then, there, they, this, to, up, was, we, what, when, where, which, who, why, will, with, would, you, your

button-ask = ❓
