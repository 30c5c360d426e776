import type { Db } from '../portal.ts';
import { createEnterprise, createUser } from '../store/enterprises.ts';
import { fillWallet } from '../store/wallet.ts';

export const FILER_PASSWORD = 'not-a-secret-at-all';

/** A user of one of the test enterprises. */
export interface Filer {
  account: string;
  scac: string;
}

const SCACS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((letter) => `ORD${letter}`);
/** Enough for every send and bond of a run. */
export const OPENING_COINS = 50_000_000;

/** Creates enterprises with coins and users. @returns the users; consecutive ones belong to different enterprises */
export async function createOffices(db: Db, offices: number, people: number): Promise<Filer[]> {
  const now = new Date();
  return db.transaction().execute(async (trx) => {
    const ids = new Map<string, string>();
    const filers: Filer[] = [];
    for (let index = 0; index < people; index += 1) {
      const scac = SCACS[index % Math.min(offices, SCACS.length)] ?? 'ORDA';
      const filer = { account: `filer${index}@faults.test`, name: `Filer ${index}`, password: FILER_PASSWORD };
      filers.push({ account: filer.account, scac });
      const known = ids.get(scac);
      if (known) {
        await createUser(trx, known, filer, {}, now);
        continue;
      }
      const made = await createEnterprise(trx, { name: `Office ${scac}`, houseScac: scac, person: filer }, now);
      ids.set(scac, made.enterpriseId);
      await fillWallet(trx, made.enterpriseId, { coins: OPENING_COINS }, 'opening', now);
    }
    return filers;
  });
}
