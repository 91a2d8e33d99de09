// Lists in the order of registration numbers by an index.
MATCH (e:Entity) WHERE e.registration IS NOT NULL
CALL (e) {
  SET e.registrationLower = toLower(toStringOrNull(e.registration))
} IN TRANSACTIONS OF 10000 ROWS;
CREATE INDEX entity_list_registration IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.registrationLower, n.nameLower);
