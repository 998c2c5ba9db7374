-- Whose room a document takes: an account's (users/U) or a farm's (farms/F); '' is nobody's, the catalogue's.
-- firestore/storage/bounds/storageOwner.ts says the same of a path.
ALTER TABLE documents ADD COLUMN owner TEXT NOT NULL GENERATED ALWAYS AS (
  CASE
    WHEN path GLOB 'users/*' OR path GLOB 'farms/*' THEN
      iif(instr(substr(path, 7), '/') = 0, path, substr(path, 1, 5 + instr(substr(path, 7), '/')))
    WHEN path GLOB 'userproduct/*_*' THEN
      'users/' || substr(path, 13, instr(substr(path, 13), '_') - 1)
    ELSE ''
  END
) VIRTUAL;
ALTER TABLE document_changes ADD COLUMN owner TEXT NOT NULL GENERATED ALWAYS AS (
  CASE
    WHEN path GLOB 'users/*' OR path GLOB 'farms/*' THEN
      iif(instr(substr(path, 7), '/') = 0, path, substr(path, 1, 5 + instr(substr(path, 7), '/')))
    WHEN path GLOB 'userproduct/*_*' THEN
      'users/' || substr(path, 13, instr(substr(path, 13), '_') - 1)
    ELSE ''
  END
) VIRTUAL;

-- What each account and each farm keeps, counted by the triggers below in the step that writes, whoever
-- writes. Bytes are those of paths and of fields as they are stored.
CREATE TABLE storage_use (
  owner TEXT PRIMARY KEY,
  documents INTEGER NOT NULL DEFAULT 0,
  bytes INTEGER NOT NULL DEFAULT 0,
  change_bytes INTEGER NOT NULL DEFAULT 0, -- of what documents were before, kept for a day; 100 more a change
  most_documents INTEGER,                  -- null, with the two below: as the configuration has it
  most_bytes INTEGER,
  most_farms INTEGER
) STRICT, WITHOUT ROWID;

INSERT INTO storage_use (owner, documents, bytes)
  SELECT owner, count(*), sum(octet_length(path) + octet_length(fields))
  FROM documents WHERE owner <> '' GROUP BY owner;
INSERT INTO storage_use (owner, change_bytes)
  SELECT owner, sum(100 + octet_length(path) + ifnull(octet_length(before_fields), 0)) AS bytes
  FROM document_changes WHERE owner <> '' GROUP BY owner
  ON CONFLICT (owner) DO UPDATE SET change_bytes = excluded.change_bytes;

CREATE TRIGGER document_comes AFTER INSERT ON documents WHEN new.owner <> '' BEGIN
  INSERT INTO storage_use (owner, documents, bytes)
    VALUES (new.owner, 1, octet_length(new.path) + octet_length(new.fields))
    ON CONFLICT (owner) DO UPDATE SET documents = documents + 1, bytes = bytes + excluded.bytes;
END;
CREATE TRIGGER document_changes_size AFTER UPDATE OF fields ON documents WHEN new.owner <> '' BEGIN
  UPDATE storage_use SET bytes = bytes + octet_length(new.fields) - octet_length(old.fields)
    WHERE owner = new.owner;
END;
CREATE TRIGGER document_goes AFTER DELETE ON documents WHEN old.owner <> '' BEGIN
  UPDATE storage_use SET documents = documents - 1,
      bytes = bytes - octet_length(old.path) - octet_length(old.fields)
    WHERE owner = old.owner;
END;
CREATE TRIGGER change_comes AFTER INSERT ON document_changes WHEN new.owner <> '' BEGIN
  INSERT INTO storage_use (owner, change_bytes)
    VALUES (new.owner, 100 + octet_length(new.path) + ifnull(octet_length(new.before_fields), 0))
    ON CONFLICT (owner) DO UPDATE SET change_bytes = change_bytes + excluded.change_bytes;
END;
CREATE TRIGGER change_is_forgotten AFTER DELETE ON document_changes WHEN old.owner <> '' BEGIN
  UPDATE storage_use SET change_bytes =
      change_bytes - 100 - octet_length(old.path) - ifnull(octet_length(old.before_fields), 0)
    WHERE owner = old.owner;
END;
