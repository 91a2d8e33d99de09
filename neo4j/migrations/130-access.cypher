// A user's charts and folders are found by an index, however many entities he has; public charts of an organization, too.
CREATE INDEX has_access_user_key IF NOT EXISTS FOR ()-[r:HAS_ACCESS]-() ON (r.userKey);
CREATE INDEX dataset_organization_visibility IF NOT EXISTS FOR (n:Dataset) ON (n.organizationKey, n.visibility);
MATCH (u:User)-[h:HAS_ACCESS]->(n) WHERE (n:Dataset OR n:Folder) AND h.userKey IS NULL
CALL (u, h) { SET h.userKey = u.key } IN TRANSACTIONS OF 10000 ROWS;
