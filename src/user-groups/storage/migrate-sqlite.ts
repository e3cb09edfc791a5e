import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './commit-queue.ts';
import { findPending, type Migration, migrationsTable } from './migrations.ts';

/**
 * Migrates the tables. Safe when several processes open a new file at the same time: the write lock admits
 * one after the other.
 */
export function migrateSqlite(database: DatabaseSync, all: readonly Migration[]): void {
  inTransaction(database, () => {
    database.exec(migrationsTable);
    const { done } = database.prepare('select count(*) as done from migrations').get() ?? {};
    const remember = database.prepare('insert into migrations (number, name) values (?, ?)');
    for (const { number, name, sqlite } of findPending(all, Number(done))) {
      database.exec(sqlite);
      remember.run(number, name);
    }
  });
}
