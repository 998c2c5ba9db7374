-- A query that ends after some documents reads these and not their collection. By name; whole collections
-- go on to be read by documents_by_collection, in the order in which they lie on the disk:
CREATE INDEX documents_by_name ON documents (collection, parent, path);

-- By a field: the wire form of its value, cut off. Without Z, " and } at its end a time with a part of a
-- second sorts behind the whole second. firestore/storage/fieldKeys.ts has the same expression.
CREATE INDEX documents_by_created_at ON documents (collection, parent,
  substr(rtrim(iif(json_valid(fields), fields -> '$.createdAt', NULL), 'Z"}'), 1, 200), path)
  WHERE substr(rtrim(iif(json_valid(fields), fields -> '$.createdAt', NULL), 'Z"}'), 1, 200) IS NOT NULL;
CREATE INDEX documents_by_name_field ON documents (collection, parent,
  substr(rtrim(iif(json_valid(fields), fields -> '$.name', NULL), 'Z"}'), 1, 200), path)
  WHERE substr(rtrim(iif(json_valid(fields), fields -> '$.name', NULL), 'Z"}'), 1, 200) IS NOT NULL;
CREATE INDEX documents_by_user_id ON documents (collection, parent,
  substr(rtrim(iif(json_valid(fields), fields -> '$.userId', NULL), 'Z"}'), 1, 200), path)
  WHERE substr(rtrim(iif(json_valid(fields), fields -> '$.userId', NULL), 'Z"}'), 1, 200) IS NOT NULL;
CREATE INDEX documents_by_created_by ON documents (collection, parent,
  substr(rtrim(iif(json_valid(fields), fields -> '$.createdBy', NULL), 'Z"}'), 1, 200), path)
  WHERE substr(rtrim(iif(json_valid(fields), fields -> '$.createdBy', NULL), 'Z"}'), 1, 200) IS NOT NULL;
CREATE INDEX documents_by_sent_to ON documents (collection, parent,
  substr(rtrim(iif(json_valid(fields), fields -> '$.sentTo', NULL), 'Z"}'), 1, 200), path)
  WHERE substr(rtrim(iif(json_valid(fields), fields -> '$.sentTo', NULL), 'Z"}'), 1, 200) IS NOT NULL;
