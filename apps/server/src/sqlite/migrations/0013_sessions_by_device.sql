-- Kind of browser and system, for people to tell their sessions apart; null: not known.
ALTER TABLE sessions ADD COLUMN device TEXT;
