import { Migrator, type Kysely, type Migration } from 'kysely';
import type { PoolConfig } from 'pg';
import * as accounts from '../migrations/0001_accounts.ts';
import * as drafts from '../migrations/0002_drafts.ts';
import * as filings from '../migrations/0003_filings.ts';
import * as templates from '../migrations/0004_templates.ts';
import * as counts from '../migrations/0005_counts.ts';
import * as imports from '../migrations/0006_imports.ts';
import * as filingLife from '../migrations/0007_filing_life.ts';
import * as gateways from '../migrations/0008_gateways.ts';
import * as searchWords from '../migrations/0009_search_words.ts';
import * as silentMessages from '../migrations/0010_silent_messages.ts';
import * as searchPath from '../migrations/0011_search_path.ts';
import { openDatabase } from './database.ts';

/** In order; imported by name, because the portal is one bundled file without a folder of migrations. */
const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_drafts': drafts,
  '0003_filings': filings,
  '0004_templates': templates,
  '0005_counts': counts,
  '0006_imports': imports,
  '0007_filing_life': filingLife,
  '0008_gateways': gateways,
  '0009_search_words': searchWords,
  '0010_silent_messages': silentMessages,
  '0011_search_path': searchPath,
};

/** Brings a database to the newest shape; several portals may start at once (the migrator takes a lock). */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.', { cause: error });
}

/** The same for a database that nobody has opened yet. */
export async function migrateToLatest(connection: PoolConfig): Promise<void> {
  const { db } = openDatabase(connection);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
