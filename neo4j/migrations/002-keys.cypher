// Every record's key is its own, and what queries look up by is indexed.
CREATE CONSTRAINT organization_key IF NOT EXISTS FOR (n:Organization) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT user_key IF NOT EXISTS FOR (n:User) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT entity_key IF NOT EXISTS FOR (n:Entity) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT dataset_key IF NOT EXISTS FOR (n:Dataset) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT folder_key IF NOT EXISTS FOR (n:Folder) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT sharing_link_key IF NOT EXISTS FOR (n:SharingLink) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT file_key IF NOT EXISTS FOR (n:File) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT files_folder_key IF NOT EXISTS FOR (n:FilesFolder) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT web_link_key IF NOT EXISTS FOR (n:WebLink) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT tag_key IF NOT EXISTS FOR (n:Tag) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT snapshot_key IF NOT EXISTS FOR (n:Snapshot) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT session_key IF NOT EXISTS FOR (n:Session) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT request_key IF NOT EXISTS FOR (n:Request) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT statement_key IF NOT EXISTS FOR (n:Statement) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT chart_save_key IF NOT EXISTS FOR (n:ChartSave) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT counter_key IF NOT EXISTS FOR (n:Counter) REQUIRE n.key IS UNIQUE;
CREATE CONSTRAINT user_email IF NOT EXISTS FOR (n:User) REQUIRE n.email IS UNIQUE;

CREATE INDEX link_key IF NOT EXISTS FOR ()-[r:LINK]-() ON (r.key);
CREATE INDEX link_dataset_key IF NOT EXISTS FOR ()-[r:LINK]-() ON (r.datasetKey);
CREATE INDEX link_record_key IF NOT EXISTS FOR ()-[r:LINK]-() ON (r.recordKey);

CREATE INDEX entity_record_key IF NOT EXISTS FOR (n:Entity) ON (n.recordKey);
CREATE INDEX entity_organization_key IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey);
CREATE INDEX entity_lei IF NOT EXISTS FOR (n:Entity) ON (n.lei);
CREATE INDEX dataset_organization_key IF NOT EXISTS FOR (n:Dataset) ON (n.organizationKey);
CREATE INDEX statement_record_key IF NOT EXISTS FOR (n:Statement) ON (n.recordKey);

CREATE FULLTEXT INDEX entityNames IF NOT EXISTS FOR (n:Entity) ON EACH [n.name];
CREATE FULLTEXT INDEX chartNames IF NOT EXISTS FOR (n:Dataset) ON EACH [n.name];
