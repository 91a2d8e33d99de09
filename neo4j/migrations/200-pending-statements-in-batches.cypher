// What an import wrote ahead of itself is noted by the batch: with each statement it cost a change of an index twice.
CREATE CONSTRAINT pending_statements_key IF NOT EXISTS FOR (n:PendingStatements) REQUIRE n.key IS UNIQUE;
CREATE INDEX pending_statements_since IF NOT EXISTS FOR (n:PendingStatements) ON (n.since);
MATCH (s:Statement) WHERE s.pendingSince IS NOT NULL
WITH s.pendingSince AS since, collect(s.key) AS statementKeys
CREATE (:PendingStatements {key: randomUUID(), since: since, statementKeys: statementKeys});
MATCH (s:Statement) WHERE s.pendingSince IS NOT NULL CALL (s) { REMOVE s.pendingSince } IN TRANSACTIONS OF 10000 ROWS;
DROP INDEX statement_pending IF EXISTS;
