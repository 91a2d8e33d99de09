// The audit log, settings per user and global by section, requests.
CREATE CONSTRAINT audit_entry_key IF NOT EXISTS FOR (n:AuditEntry) REQUIRE n.key IS UNIQUE;
CREATE INDEX audit_entry_at IF NOT EXISTS FOR (n:AuditEntry) ON (n.at);
CREATE INDEX audit_entry_user IF NOT EXISTS FOR (n:AuditEntry) ON (n.userKey);
CREATE CONSTRAINT settings_key IF NOT EXISTS FOR (n:Settings) REQUIRE n.key IS UNIQUE;
