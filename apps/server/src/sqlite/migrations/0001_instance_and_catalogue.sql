-- One row: who this instance is. Clients keep their caches under project_id, so two instances must
-- never share one.
CREATE TABLE instance (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  project_id TEXT NOT NULL,
  api_key TEXT NOT NULL,
  created_at INTEGER NOT NULL,   -- ms since 1970 UTC
  catalogue_version TEXT         -- null: never seeded
) STRICT;

-- The catalogue as documents, one row each. Written only by seeding.
CREATE TABLE catalogue_documents (
  collection TEXT NOT NULL CHECK (collection IN ('machines', 'nozzles', 'product')),
  id TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 1500 AND instr(id, '/') = 0),
  body TEXT NOT NULL CHECK (json_valid(body)),
  catalogue_version TEXT NOT NULL,
  PRIMARY KEY (collection, id)
) STRICT, WITHOUT ROWID;
