import type { Db } from '../portal.ts';
import { createEnterprise, createUser } from '../store/enterprises.ts';
import { fillWallet } from '../store/wallet.ts';

export const ORDEAL_PASSWORD = 'not-a-secret-at-all';

/** Somebody of an enterprise that takes part. */
export interface Filer {
  account: string;
  scac: string;
}

const SCACS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((letter) => `ORD${letter}`);
/** Enough for every send, and the bonds. */
export const COINS = 50_000_000;

/** Makes enterprises with money and people, spread evenly. @returns the people: neighbors are of different enterprises */
export async function openOffices(db: Db, offices: number, people: number): Promise<Filer[]> {
  const now = new Date();
  return db.transaction().execute(async (trx) => {
    const ids = new Map<string, string>();
    const filers: Filer[] = [];
    for (let index = 0; index < people; index += 1) {
      const scac = SCACS[index % Math.min(offices, SCACS.length)] ?? 'ORDA';
      const filer = { account: `filer${index}@ordeal.test`, name: `Filer ${index}`, password: ORDEAL_PASSWORD };
      filers.push({ account: filer.account, scac });
      const known = ids.get(scac);
      if (known) {
        await createUser(trx, known, filer, {}, now);
        continue;
      }
      const made = await createEnterprise(trx, { name: `Office ${scac}`, houseScac: scac, person: filer }, now);
      ids.set(scac, made.enterpriseId);
      await fillWallet(trx, made.enterpriseId, { coins: COINS }, 'opening', now);
    }
    return filers;
  });
}
