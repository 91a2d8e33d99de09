// Bytes by what they are, as an organization's files share those that are the same, and a user's uploads on their way.
CREATE INDEX blob_content IF NOT EXISTS FOR (n:Blob) ON (n.organizationKey, n.sha256);
CREATE INDEX upload_user IF NOT EXISTS FOR (n:Upload) ON (n.userKey);
