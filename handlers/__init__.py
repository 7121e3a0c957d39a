"""What people do, translated into one call of the bot, and its outcome into one answer."""
