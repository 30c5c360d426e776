import pg from 'pg';
import { register } from 'tsx/esm/api';

const PASSWORD = 'tenplustwo';
const COINS = 10_000_000;

/** Creates sending users: the first in the practice enterprise, each other one in a new enterprise. */
export async function openOffices(connection, count) {
  register();
  const { openDatabase } = await import('../portal/db/database.ts');
  const { createEnterprise } = await import('../portal/store/enterprises.ts');
  const { fillWallet } = await import('../portal/store/wallet.ts');
  const { isf10Bill } = await import('../src/contract/testing/bills.ts');
  const { db } = openDatabase({ ...connection, Client: pg.Client });
  const now = new Date();
  const offices = [{ account: 'admin@harbour.test', bill: isf10Bill({ houseScac: 'HBRL' }) }];
  await db.transaction().execute(async (trx) => {
    await fillWallet(trx, '1', { coins: COINS }, 'topUp', now);
    for (let index = 1; index < count; index += 1) {
      const [account, houseScac] = [`bench${index}@bench.test`, `BNC${String.fromCharCode(64 + index)}`];
      const person = { account, name: `Bench ${index}`, password: PASSWORD };
      const made = await createEnterprise(trx, { name: `Bench ${index}`, houseScac, person }, now);
      await fillWallet(trx, made.enterpriseId, { coins: COINS }, 'topUp', now);
      offices.push({ account, bill: isf10Bill({ houseScac }) });
    }
  });
  await db.destroy();
  return offices;
}

/** Creates an enterprise with users and wide filings, and fills the wallet of the practice enterprise. @returns the accounts */
export async function openEnterprise(connection, people) {
  register();
  const { openDatabase } = await import('../portal/db/database.ts');
  const { createEnterprise, createUser } = await import('../portal/store/enterprises.ts');
  const { fillWallet } = await import('../portal/store/wallet.ts');
  const { db } = openDatabase({ ...connection, Client: pg.Client });
  const { addWideFilings } = await import('../portal/testing/manyFilings.ts');
  const [now, houseScac] = [new Date(), 'BUSY'];
  const persons = Array.from({ length: people }, (_, index) => {
    return { account: `busy${index}@bench.test`, name: `Busy ${index}`, password: PASSWORD };
  });
  const enterpriseId = await db.transaction().execute(async (trx) => {
    await fillWallet(trx, '1', { coins: COINS }, 'topUp', now);
    const made = await createEnterprise(trx, { name: 'Busy', houseScac, person: persons[0] }, now);
    await fillWallet(trx, made.enterpriseId, { coins: COINS }, 'topUp', now);
    for (const person of persons.slice(1)) await createUser(trx, made.enterpriseId, person, {}, now);
    return made.enterpriseId;
  });
  await db.destroy();
  const client = new pg.Client(connection);
  await client.connect();
  await addWideFilings(client, enterpriseId);
  await client.end();
  return { accounts: persons.map(({ account }) => account), houseScac };
}
