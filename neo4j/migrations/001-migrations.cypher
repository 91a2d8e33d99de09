// What the record of migrations stands on. Runs first at every migration, so it must be safe to repeat.
CREATE CONSTRAINT migration_number IF NOT EXISTS FOR (m:Migration) REQUIRE m.number IS UNIQUE;
CREATE CONSTRAINT migration_lock_key IF NOT EXISTS FOR (l:MigrationLock) REQUIRE l.key IS UNIQUE;
