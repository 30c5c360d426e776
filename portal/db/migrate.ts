import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { PoolConfig } from 'pg';
import program from '../../package.json' with { type: 'json' };
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
import * as jobQueue from '../migrations/0012_job_queue.ts';
import * as clockAndRetention from '../migrations/0013_clock_and_retention.ts';
import * as importBeats from '../migrations/0014_import_beats.ts';
import * as heartbeat from '../migrations/0015_heartbeat.ts';
import * as signInFailures from '../migrations/0016_sign_in_failures.ts';
import * as filingFacts from '../migrations/0017_filing_facts.ts';
import * as listViews from '../migrations/0018_list_views.ts';
import * as draftOwners from '../migrations/0019_draft_owners.ts';
import * as tourSeen from '../migrations/0020_tour_seen.ts';
import * as mail from '../migrations/0021_mail.ts';
import * as applications from '../migrations/0022_applications.ts';
import * as people from '../migrations/0023_people.ts';
import * as landing from '../migrations/0024_landing.ts';
import * as billingForAdmins from '../migrations/0024_landing_billing.ts';
import * as push from '../migrations/0025_push.ts';
import * as chargeLists from '../migrations/0026_charge_lists.ts';
import * as ledger from '../migrations/0028_ledger.ts';
import * as supportDesk from '../migrations/0029_support_desk.ts';
import * as sessionEnds from '../migrations/0033_session_ends.ts';
import * as notices from '../migrations/0030_notices.ts';
import * as firstNotices from '../migrations/0031_first_notices.ts';
import * as cashier from '../migrations/0034_cashier.ts';
import * as statistics from '../migrations/0034_statistics.ts';
import * as originals from '../migrations/0035_originals.ts';
import * as supportActs from '../migrations/0038_support_acts.ts';
import * as apiKeys from '../migrations/0039_api_keys.ts';
import * as couponRequests from '../migrations/0042_coupon_requests.ts';
import * as recognition from '../migrations/0042_recognition.ts';
import * as deskLists from '../migrations/0044_desk_lists.ts';
import * as retentionIndexes from '../migrations/0046_retention_indexes.ts';
import * as transitBond from '../migrations/0051_transit_bond.ts';
import * as answers from '../migrations/0052_answers.ts';
import * as customsConnection from '../migrations/0053_customs_connection.ts';
import * as reportCard from '../migrations/0056_report_card.ts';
import * as supportNotices from '../migrations/0060_support_notices.ts';
import * as frob from '../migrations/0061_frob.ts';
import * as singleBonds from '../migrations/0062_single_bonds.ts';
import * as searchSpans from '../migrations/0063_search_spans.ts';
import * as closedTopUps from '../migrations/0066_closed_top_ups.ts';
import * as uploadKeys from '../migrations/0071_upload_keys.ts';
import * as jobRequests from '../migrations/0072_job_requests.ts';
import * as apiScopes from '../migrations/0073_api_scopes.ts';
import * as enterpriseList from '../migrations/0074_enterprise_list.ts';
import * as statisticLookups from '../migrations/0075_statistic_lookups.ts';
import * as paymentReviews from '../migrations/0076_payment_reviews.ts';
import { StartError } from '../startError.ts';
import { openDatabase, type OpenDatabase } from './database.ts';

/** Imported by name, because the portal is bundled into one file without a folder of migrations. */
export const migrations: Record<string, Migration> = {
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
  '0012_job_queue': jobQueue,
  '0013_clock_and_retention': clockAndRetention,
  '0014_import_beats': importBeats,
  '0015_heartbeat': heartbeat,
  '0016_sign_in_failures': signInFailures,
  '0017_filing_facts': filingFacts,
  '0018_list_views': listViews,
  '0019_draft_owners': draftOwners,
  '0020_tour_seen': tourSeen,
  '0021_mail': mail,
  '0022_applications': applications,
  '0023_people': people,
  '0024_landing': landing,
  '0024_landing_billing': billingForAdmins,
  '0025_push': push,
  '0026_charge_lists': chargeLists,
  '0028_ledger': ledger,
  '0029_support_desk': supportDesk,
  '0033_session_ends': sessionEnds,
  '0030_notices': notices,
  '0031_first_notices': firstNotices,
  '0034_cashier': cashier,
  '0034_statistics': statistics,
  '0035_originals': originals,
  '0038_support_acts': supportActs,
  '0039_api_keys': apiKeys,
  '0042_coupon_requests': couponRequests,
  '0042_recognition': recognition,
  '0044_desk_lists': deskLists,
  '0046_retention_indexes': retentionIndexes,
  '0051_transit_bond': transitBond,
  '0052_answers': answers,
  '0053_customs_connection': customsConnection,
  '0056_report_card': reportCard,
  '0060_support_notices': supportNotices,
  '0061_frob': frob,
  '0062_single_bonds': singleBonds,
  '0063_search_spans': searchSpans,
  '0066_closed_top_ups': closedTopUps,
  '0071_upload_keys': uploadKeys,
  '0072_job_requests': jobRequests,
  '0073_api_scopes': apiScopes,
  '0074_enterprise_list': enterpriseList,
  '0075_statistic_lookups': statisticLookups,
  '0076_payment_reviews': paymentReviews,
};

/** Refuses a database of a newer program, because there are no down migrations. */
async function requireKnownMigrations<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ isMigrated: boolean }>`
    select to_regclass('kysely_migration') is not null as "isMigrated"`.execute(db);
  if (!rows[0]?.isMigrated) return;
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = executed.rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new StartError(
    `The database belongs to a newer TenPlusTwo: it has been changed by ${unknown.at(-1)}, and this program (${program.version}) has changes up to ${Object.keys(migrations).at(-1)} only. Start the newer program again, or restore a backup from before its first start. Nothing was changed.`,
  );
}

/**
 * Migrates a database to the latest schema; several portals may start at once (the migrator takes a lock).
 * @throws StartError when a newer program has migrated it
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  await requireKnownMigrations(db);
  await runMigrations(db, migrations);
}

async function runMigrations<T>(db: Kysely<T>, wanted: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(wanted) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.', { cause: error });
}

async function withDatabase(connection: PoolConfig, work: (db: OpenDatabase['db']) => Promise<void>): Promise<void> {
  const { db } = openDatabase(connection);
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

export const migrateToLatest = (connection: PoolConfig): Promise<void> => withDatabase(connection, migrate);

/**
 * Migrates an empty database to exactly these changes: the schema of a backup.
 * @throws StartError when this program does not have one of them
 */
export async function migrateTo(connection: PoolConfig, names: readonly string[]): Promise<void> {
  const wanted: Record<string, Migration> = {};
  for (const name of names) {
    const migration = migrations[name];
    if (!migration) {
      throw new StartError(`The backup belongs to a newer TenPlusTwo: this program does not have its change ${name}.`);
    }
    wanted[name] = migration;
  }
  await withDatabase(connection, (db) => runMigrations(db, wanted));
}
