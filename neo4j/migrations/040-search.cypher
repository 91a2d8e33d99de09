// What the search looks through: names and custom fields of entities, names of tags. (Names of charts have an index already.)
CREATE FULLTEXT INDEX entityWords IF NOT EXISTS FOR (n:Entity) ON EACH [n.name, n.customFieldNames, n.customFieldValues];
CREATE FULLTEXT INDEX tagNames IF NOT EXISTS FOR (n:Tag) ON EACH [n.name];
