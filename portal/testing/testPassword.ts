import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '../seed/accounts.ts';

let testHash: Promise<string> | undefined;

/**
 * A hash of the practice password with the lowest cost, which a sign-in reads from it: 0.1 ms instead of 25 ms.
 * `passwords.test.ts` shows the cost of the portal's own hashes.
 */
export const testPasswordHash = (): Promise<string> =>
  (testHash ??= hash(DEMO_PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 }));
