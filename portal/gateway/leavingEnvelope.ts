import { sql } from 'kysely';
import { MISSING_SETTING_NAMES, type MissingSetting } from '#contract/missingSettings.ts';
import { connectionOffices, type ConnectionValues } from '#rules/customsConnection.ts';
import { isCbpFilerCode } from '#rules/filerOffice.ts';
import { dayInZone } from '../clock/dayInZone.ts';
import { PRACTICE_LINE, type CustomsLine } from '../config/customsLine.ts';
import type { Db, Portal } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { readConnection } from '../store/customsConnection.ts';
import type { StoredEnvelope } from './storedEnvelope.ts';
import { messageFiler } from './transmission.ts';

/** MMDDYY in the zone of the line. @example dateInZone(new Date('2026-11-27T03:00:00Z'), 'America/New_York') // '112626' */
export function dateInZone(at: Date, timeZone: string): string {
  const [year = '', month = '', day = ''] = dayInZone(at, timeZone).split('-');
  return month + day + year.slice(2);
}

/** The envelope of an enterprise's messages by today's settings, and the settings that it lacks. */
export async function currentEnvelope(db: Db, line: CustomsLine, enterpriseId: string, now: Date): Promise<Envelope> {
  return envelopeOf(line, await readConnection(db, enterpriseId), now);
}

interface Envelope {
  envelope: StoredEnvelope;
  missing: MissingSetting[];
}

/** The same by settings that are known. @param own of the enterprise */
export function envelopeOf(line: CustomsLine, own: ConnectionValues, now: Date): Envelope {
  const { filer, preparer } = connectionOffices(own, line);
  const envelope: StoredEnvelope = {
    date: dateInZone(now, line.zone),
    site: line.site,
    sender: line.sender,
    senderOffice: line.office,
    ...filer,
    preparerPort: preparer.port,
    preparerFiler: preparer.filer,
    preparerOffice: preparer.office,
    blockText: own.blockText,
  };
  const needed: Record<MissingSetting, string> = {
    site: line.site,
    sender: line.sender,
    password: line.password,
    port: filer.port,
    filer: filer.filer,
  };
  return { envelope, missing: MISSING_SETTING_NAMES.filter((name) => needed[name] === '') };
}

/** [X01] @throws Refusal `customsNotSet` with the settings without which no message leaves */
export function requireConnection({ config, clock }: Pick<Portal, 'config' | 'clock'>, own: ConnectionValues): void {
  const { missing } = envelopeOf(config.customsLine, own, clock());
  if (missing.length > 0) throw refuse('customsNotSet', { extra: { missing } });
}

/**
 * [X01] The envelope with which a message leaves: stored before its first try, so that settings which change between two
 * tries make no second transmission with the same control number.
 * @throws Error when a setting is missing; the job is retried
 */
export async function leavingEnvelope(
  { db, config, clock }: Pick<Portal, 'db' | 'config' | 'clock'>,
  { enterpriseId, operationId, message }: { enterpriseId: string; operationId: string; message: string },
): Promise<StoredEnvelope> {
  const { envelope, missing } = await currentEnvelope(db, config.customsLine, enterpriseId, clock());
  if (config.gateway === 'practice') envelope.filer = practiceFiler(envelope, message);
  // Without every setting, only an envelope that is stored already.
  const first = missing.length === 0 ? JSON.stringify(envelope) : null;
  const stored = await db
    .updateTable('operation')
    .set({ envelope: sql`coalesce(envelope, ${first}::jsonb)` })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', operationId)
    .returning('envelope')
    .executeTakeFirstOrThrow();
  if (!stored.envelope) throw new Error(`Customs settings are missing: ${missing.join(', ')}.`);
  return stored.envelope;
}

/** In practice the filer of an enterprise without settings is the first characters of its references. */
export function practiceFiler({ filer }: Pick<StoredEnvelope, 'filer'>, message: string): string {
  const own = messageFiler(message);
  return filer === PRACTICE_LINE.filer.filer && isCbpFilerCode(own) ? own : filer;
}
