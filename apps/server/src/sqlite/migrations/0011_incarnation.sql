-- Drawn anew when a backup is restored: what clients were told by the database before is void.
ALTER TABLE instance ADD COLUMN incarnation TEXT NOT NULL DEFAULT '';
