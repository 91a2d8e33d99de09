// Key persons by key; what lists, the bin and folders look up by.
CREATE CONSTRAINT attached_person_key IF NOT EXISTS FOR (n:AttachedPerson) REQUIRE n.key IS UNIQUE;
CREATE INDEX entity_folder IF NOT EXISTS FOR (n:Entity) ON (n.folder);
CREATE INDEX dataset_folder IF NOT EXISTS FOR (n:Dataset) ON (n.folder);
CREATE INDEX folder_folder IF NOT EXISTS FOR (n:Folder) ON (n.folder);
CREATE INDEX tag_organization_key IF NOT EXISTS FOR (n:Tag) ON (n.organizationKey);
