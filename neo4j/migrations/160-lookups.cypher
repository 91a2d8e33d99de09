// Look-ups: sources of an organization, what they said of its entities, and when each was screened.
CREATE CONSTRAINT lookup_source_key IF NOT EXISTS FOR (n:LookupSource) REQUIRE n.key IS UNIQUE;
CREATE INDEX lookup_source_organization_key IF NOT EXISTS FOR (n:LookupSource) ON (n.organizationKey);
CREATE CONSTRAINT lookup_candidate_key IF NOT EXISTS FOR (n:LookupCandidate) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT screening_key IF NOT EXISTS FOR (n:Screening) REQUIRE n.key IS UNIQUE;
CREATE INDEX screening_source_key IF NOT EXISTS FOR (n:Screening) ON (n.sourceKey, n.screenedAt);
