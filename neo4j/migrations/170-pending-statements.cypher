// Statements that an import wrote ahead of itself and that belong to no chart yet.
CREATE INDEX statement_pending IF NOT EXISTS FOR (n:Statement) ON (n.pendingSince);
