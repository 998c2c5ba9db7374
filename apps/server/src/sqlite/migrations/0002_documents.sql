-- Documents of the database, the catalogue among them.
CREATE TABLE documents (
  path TEXT PRIMARY KEY,         -- users/u1/mixes/m1
  parent TEXT NOT NULL,          -- users/u1; '' at the root
  collection TEXT NOT NULL,      -- mixes
  fields TEXT NOT NULL,          -- the wire form of the fields, as JSON
  create_time INTEGER NOT NULL,  -- µs since 1970 UTC
  update_time INTEGER NOT NULL
) STRICT;

CREATE INDEX documents_by_collection ON documents (collection, parent);

-- What each commit changed, so that a listener who was away can be told what left its result.
CREATE TABLE document_changes (
  seq INTEGER PRIMARY KEY,
  commit_time INTEGER NOT NULL,
  path TEXT NOT NULL,
  before_fields TEXT,            -- null, with the two below: the document did not exist
  before_create_time INTEGER,
  before_update_time INTEGER
) STRICT;

CREATE INDEX document_changes_by_time ON document_changes (commit_time);

-- One row. Clients ignore a snapshot older than one they have seen, so time never goes back.
CREATE TABLE document_clock (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  last_time INTEGER NOT NULL,    -- µs since 1970 UTC; of the newest commit
  changes_since INTEGER NOT NULL -- changes at or before this time are no longer kept
) STRICT;

INSERT INTO document_clock VALUES (1, 0, 0);

-- The catalogue is written as documents at every start, as far as it has changed.
DROP TABLE catalogue_documents;
ALTER TABLE instance DROP COLUMN catalogue_version;
