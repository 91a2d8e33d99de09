// An organization's own roles of links, each name once.
CREATE CONSTRAINT link_role_key IF NOT EXISTS FOR (n:LinkRole) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT link_role_name IF NOT EXISTS FOR (n:LinkRole) REQUIRE n.nameKey IS UNIQUE;
CREATE INDEX link_role_organization_key IF NOT EXISTS FOR (n:LinkRole) ON (n.organizationKey);
