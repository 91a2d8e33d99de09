// The bin of an organization is found by index, be others' bins or what a user may read ever so large.
CREATE INDEX binned_organization IF NOT EXISTS FOR (e:Binned) ON (e.organizationKey);
