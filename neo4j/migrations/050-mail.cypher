// Messages by mail and what still waits of them; requests by the entity that they are for.
CREATE CONSTRAINT mail_key IF NOT EXISTS FOR (n:Mail) REQUIRE n.key IS UNIQUE;
CREATE INDEX mail_due IF NOT EXISTS FOR (n:Mail) ON (n.state, n.dueAt);
