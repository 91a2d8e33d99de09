// Names as lists order them: the first page of a list is read in the order of this index and ends with the page.
CREATE INDEX entity_type_name_lower IF NOT EXISTS FOR (n:Entity) ON (n.typeName, n.nameLower);
MATCH (e:Entity) WHERE e.nameLower IS NULL AND e.name IS NOT NULL
CALL (e) { SET e.nameLower = toLower(e.name) } IN TRANSACTIONS OF 10000 ROWS;
