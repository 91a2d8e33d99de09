// Signing in by name, counting guesses, and the secret of tokens.
CREATE INDEX user_name_lower IF NOT EXISTS FOR (u:User) ON (u.nameLower);
CREATE CONSTRAINT secret_key IF NOT EXISTS FOR (s:Secret) REQUIRE s.key IS UNIQUE;
CREATE INDEX session_expires IF NOT EXISTS FOR (s:Session) ON (s.expiresAt);
