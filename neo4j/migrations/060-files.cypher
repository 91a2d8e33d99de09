// Bytes of files and of charts' pictures, and uploads on their way in phases. (Files, their folders and web links have constraints already.)
CREATE CONSTRAINT blob_key IF NOT EXISTS FOR (n:Blob) REQUIRE n.key IS UNIQUE;
CREATE INDEX blob_organization_key IF NOT EXISTS FOR (n:Blob) ON (n.organizationKey);
CREATE INDEX blob_orphaned IF NOT EXISTS FOR (n:Blob) ON (n.orphanedAt);
CREATE CONSTRAINT upload_key IF NOT EXISTS FOR (n:Upload) REQUIRE n.key IS UNIQUE;
CREATE INDEX upload_expires IF NOT EXISTS FOR (n:Upload) ON (n.expiresAt);
CREATE CONSTRAINT chart_image_key IF NOT EXISTS FOR (n:ChartImage) REQUIRE n.key IS UNIQUE;
