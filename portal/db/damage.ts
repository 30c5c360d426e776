import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { codeOf, messageOf } from '../errorFacts.ts';

/** data_corrupted, index_corrupted: a page fails its checksum or is malformed. */
const DAMAGED = ['XX001', 'XX002'];

export const isDamage = (error: unknown): boolean => DAMAGED.includes(codeOf(error));

type Place = { relation: string; table: string };

/** Finds the relation of a file, and the table to which it belongs (as TOAST table or index). */
async function findDamaged(pool: Pool, fileNumber: string): Promise<Place | undefined> {
  const { rows } = await pool.query<Place>(
    `select part.oid::regclass::text as relation, coalesce(indrelid, whole.oid, part.oid)::regclass::text as "table"
     from pg_class part left join pg_index on indexrelid = part.oid left join pg_class whole on whole.reltoastrelid = part.oid
     where part.oid = pg_filenode_relation(0, $1::oid)`,
    [fileNumber],
  );
  return rows[0];
}

/**
 * Logs each damaged page once, with its table, and ignores other errors.
 * @returns to be called with every query error
 */
export function reportDamage(pool: Pool, log: FastifyBaseLogger): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    if (!isDamage(error)) return;
    // The message contains file names and numbers, no values of rows.
    const message = messageOf(error);
    if (reported.has(message)) return;
    reported.add(message);
    const fileNumber = /\bbase\/\d+\/(\d+)/u.exec(message)?.[1];
    const report = (place: Place | undefined) =>
      log.fatal(
        { code: codeOf(error), ...place, damage: message },
        'stored data is damaged on the disk: stop the portal, copy the data folder, restore a backup',
      );
    if (!fileNumber) return report(undefined);
    findDamaged(pool, fileNumber).then(report, () => report(undefined));
  };
}
