// What imports look up: records within an organization, and things by their identifiers.
CREATE CONSTRAINT identifier_key IF NOT EXISTS FOR (n:Identifier) REQUIRE n.key IS UNIQUE;
CREATE INDEX statement_record IF NOT EXISTS FOR (n:Statement) ON (n.recordKey, n.organizationKey);
CREATE INDEX entity_record IF NOT EXISTS FOR (n:Entity) ON (n.recordKey, n.organizationKey);
DROP INDEX statement_record_key IF EXISTS;
DROP INDEX entity_record_key IF EXISTS;
