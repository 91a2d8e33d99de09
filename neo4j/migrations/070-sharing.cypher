// Share links by their organization and by the handle under which they are revoked, entries of their access logs, tickets sent by mail. (Their keys have a constraint already.)
CREATE CONSTRAINT sharing_link_handle IF NOT EXISTS FOR (n:SharingLink) REQUIRE n.handle IS UNIQUE;
CREATE CONSTRAINT sharing_visit_key IF NOT EXISTS FOR (n:SharingVisit) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT ticket_key IF NOT EXISTS FOR (n:Ticket) REQUIRE n.key IS UNIQUE;
CREATE INDEX sharing_link_organization_key IF NOT EXISTS FOR (n:SharingLink) ON (n.organizationKey);
