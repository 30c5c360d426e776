import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { codeOf, messageOf } from '../startError.ts';

/** data_corrupted, index_corrupted: a page fails its checksum or cannot be what it should be. */
const DAMAGED = ['XX001', 'XX002'];

/** True when PostgreSQL refused stored data that changed on the disk. */
export const isDamage = (error: unknown): boolean => DAMAGED.includes(codeOf(error));

type Place = { relation: string; table: string };

/** Names by the number of the file; parts of a table that lie in files of their own (long values, indexes) name it too. */
async function placeOf(pool: Pool, fileNumber: string): Promise<Place | undefined> {
  const { rows } = await pool.query<Place>(
    `select part.oid::regclass::text as relation, coalesce(indrelid, whole.oid, part.oid)::regclass::text as "table"
     from pg_class part left join pg_index on indexrelid = part.oid left join pg_class whole on whole.reltoastrelid = part.oid
     where part.oid = pg_filenode_relation(0, $1::oid)`,
    [fileNumber],
  );
  return rows[0];
}

/**
 * Writes each damaged page once into the log, with its table. The other errors of queries are not its business.
 * @returns what is called with every error of a query
 */
export function reportDamage(pool: Pool, log: FastifyBaseLogger): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    if (!isDamage(error)) return;
    // The message names files and numbers, no values of rows.
    const message = messageOf(error);
    if (reported.has(message)) return;
    reported.add(message);
    const fileNumber = /\bbase\/\d+\/(\d+)/u.exec(message)?.[1];
    const say = (place: Place | undefined) =>
      log.fatal(
        { code: codeOf(error), ...place, damage: message },
        'stored data is damaged on the disk: stop the portal, copy the data folder, restore a backup',
      );
    if (!fileNumber) return say(undefined);
    placeOf(pool, fileNumber).then(say, () => say(undefined));
  };
}
