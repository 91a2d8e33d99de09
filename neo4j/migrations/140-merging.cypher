// Merges that can be undone, where old keys lead, and pairs that may be one thing; registration numbers, by which imports find entities.
CREATE CONSTRAINT merge_key IF NOT EXISTS FOR (n:Merge) REQUIRE n.key IS UNIQUE;
CREATE INDEX merge_organization_key IF NOT EXISTS FOR (n:Merge) ON (n.organizationKey);
CREATE INDEX merge_expires IF NOT EXISTS FOR (n:Merge) ON (n.expiresAt);
CREATE CONSTRAINT merged_key IF NOT EXISTS FOR (n:MergedKey) REQUIRE n.key IS UNIQUE;
CREATE INDEX merged_key_into IF NOT EXISTS FOR (n:MergedKey) ON (n.into);
CREATE INDEX merged_key_organization_key IF NOT EXISTS FOR (n:MergedKey) ON (n.organizationKey);
CREATE INDEX merged_key_record IF NOT EXISTS FOR (n:MergedKey) ON (n.recordKey, n.organizationKey);
CREATE CONSTRAINT duplicate_pair_key IF NOT EXISTS FOR (n:DuplicatePair) REQUIRE n.key IS UNIQUE;
CREATE INDEX duplicate_pair_score IF NOT EXISTS FOR (n:DuplicatePair) ON (n.organizationKey, n.score);
CREATE INDEX entity_registration IF NOT EXISTS FOR (n:Entity) ON (n.registration);
