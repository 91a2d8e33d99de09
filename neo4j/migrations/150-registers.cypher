// Registers: their editions and records by key, what records lead to by key, names and numbers by words. Keys of records begin with their edition's.
CREATE CONSTRAINT register_key IF NOT EXISTS FOR (n:Register) REQUIRE n.key IS UNIQUE;
CREATE INDEX register_organization IF NOT EXISTS FOR (n:Register) ON (n.organizationKey);
CREATE CONSTRAINT register_edition_key IF NOT EXISTS FOR (n:RegisterEdition) REQUIRE n.key IS UNIQUE;
CREATE INDEX register_edition_due IF NOT EXISTS FOR (n:RegisterEdition) ON (n.due);
CREATE CONSTRAINT register_party_key IF NOT EXISTS FOR (n:RegisterParty) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT register_link_key IF NOT EXISTS FOR (n:RegisterLink) REQUIRE n.key IS UNIQUE;
CREATE INDEX register_link_holder IF NOT EXISTS FOR (n:RegisterLink) ON (n.holder);
CREATE INDEX register_link_subject IF NOT EXISTS FOR (n:RegisterLink) ON (n.subject);
CREATE FULLTEXT INDEX registerWords IF NOT EXISTS FOR (n:RegisterParty) ON EACH [n.name, n.numbers, n.edition];
