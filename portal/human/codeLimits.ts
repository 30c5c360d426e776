import { lockUntilCommit } from '../db/advisoryLock.ts';
import type { Tx } from '../portal.ts';
import { refuseAttempt } from '../refusal.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Channel = 'email' | 'sms';
type Scope = 'address_key' | 'network_key' | 'wide_key' | 'all';

interface Limit {
  scope: Scope;
  most: number;
  within: number;
}

/** Codes that may be sent; decision 0038 explains the figures. */
export const CODE_LIMITS: Record<Channel, readonly Limit[]> = {
  email: [
    { scope: 'address_key', most: 1, within: MINUTE },
    { scope: 'address_key', most: 5, within: HOUR },
    { scope: 'address_key', most: 10, within: DAY },
    { scope: 'network_key', most: 20, within: HOUR },
    { scope: 'wide_key', most: 50, within: HOUR },
    { scope: 'all', most: 300, within: HOUR },
  ],
  sms: [
    { scope: 'address_key', most: 1, within: MINUTE },
    { scope: 'address_key', most: 5, within: HOUR },
    { scope: 'address_key', most: 10, within: DAY },
    { scope: 'network_key', most: 10, within: HOUR },
    { scope: 'wide_key', most: 30, within: HOUR },
    { scope: 'all', most: 100, within: HOUR },
  ],
};

interface CodeSending {
  channel: Channel;
  address_key: string;
  network_key: string;
  wide_key: string;
}

/**
 * Counts a code, one at a time over all portals, so that concurrent requests cannot pass a limit together.
 * @throws Refusal `tooManyCodes` with the time until the next one
 */
export async function countSending(trx: Tx, sending: CodeSending, now: Date): Promise<void> {
  await lockUntilCommit(trx, 'codeSending', 'all');
  const recent = await trx
    .selectFrom('code_sending')
    .select(['address_key', 'network_key', 'wide_key', 'sent_at'])
    .where('channel', '=', sending.channel)
    .where('sent_at', '>', new Date(now.getTime() - DAY))
    .orderBy('sent_at', 'desc')
    .execute();
  const waits = CODE_LIMITS[sending.channel].map(({ scope, most, within }) => {
    const own = scope === 'all' ? recent : recent.filter((row) => row[scope] === sending[scope]);
    // The code that must be older than the period before another one may be sent.
    const nth = own[most - 1];
    return nth ? nth.sent_at.getTime() + within - now.getTime() : 0;
  });
  const wait = Math.max(...waits);
  if (wait > 0) throw refuseAttempt(wait, 'tooManyCodes');
  await trx
    .insertInto('code_sending')
    .values({ ...sending, sent_at: now })
    .execute();
}
