import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { launcherLog } from './launcherLog.ts';
import type { Tx } from './portal.ts';
import { provideDatabase } from './provideDatabase.ts';
import { StartError } from './startError.ts';
import { AccountExists, createEnterprise, createSupportUser } from './store/enterprises.ts';
import { findWeakness } from './store/newPassword.ts';
import { fillWallet } from './store/wallet.ts';

type Environment = Record<string, string | undefined>;

const PASSWORD =
  'The password is read from TPT_PASSWORD; without it one is made and printed. Stop the portal first when it runs the embedded database.';
const ENTERPRISE_USAGE = `Usage: npm run portal:create-enterprise -- --name "Harbour Logistics Ltd" --scac HBRL --account admin@harbour.example --person "Ada Lin" [--coins 2000]
${PASSWORD}`;
const SUPPORT_USAGE = `Usage: npm run portal:create-support -- --account sam@provider.example --person "Sam Desk"
${PASSWORD}`;

const person = {
  account: z.string({ error: '--account is missing.' }).trim().min(3, '--account is too short.').max(200),
  person: z.string({ error: '--person is missing.' }).trim().min(1, '--person is empty.').max(100),
  password: z.string().max(200).optional(),
};
const enterpriseOrder = z.object({
  name: z.string({ error: '--name is missing.' }).trim().min(1, '--name is empty.').max(200),
  scac: z
    .string({ error: '--scac is missing.' })
    .regex(/^[A-Z0-9]{3,4}$/u, '--scac must be 3 or 4 capital letters or digits.'),
  ...person,
  coins: z.coerce
    .number('--coins must be a number.')
    .int()
    .min(0, '--coins must not be negative.')
    .max(2_000_000_000, '--coins must be at most 2,000,000,000.')
    .default(0),
});
// Mails about unplaced answers and waiting applications go to the account.
const email = z.email({ error: '--account must be an e-mail address.' });
const supportOrder = z.object({ ...person, account: person.account.pipe(email) });

/** Creates an enterprise of a portal and its admin. @throws StartError with a message for the operator */
export async function createFirstEnterprise(args: readonly string[], env: Environment): Promise<string> {
  const { name, scac, coins, ...given } = readOrder(enterpriseOrder, args, env, ENTERPRISE_USAGE);
  const password = await choosePassword(given, [name], ENTERPRISE_USAGE);
  const admin = { account: given.account, name: given.person, password };
  await inDatabase(env, async (trx) => {
    const now = new Date();
    const made = await createEnterprise(trx, { name, houseScac: scac, person: admin }, now);
    if (coins > 0) await fillWallet(trx, made.enterpriseId, { coins }, 'opening', now);
  });
  return `${name} (${scac}) may sign in as ${given.account}, ${describePassword(given, password)}.`;
}

/** Creates an account of support staff. @throws StartError with a message for the operator */
export async function createSupport(args: readonly string[], env: Environment): Promise<string> {
  const given = readOrder(supportOrder, args, env, SUPPORT_USAGE);
  const password = await choosePassword(given, [], SUPPORT_USAGE);
  const count = await inDatabase(env, async (trx) => {
    await createSupportUser(trx, { account: given.account, name: given.person, password }, new Date());
    const staff = trx.selectFrom('app_user').where('role', '=', 'support').where('practice', '=', false);
    return (await staff.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()).count;
  });
  const made = `${given.person} may sign in at the support desk (/support) as ${given.account}, ${describePassword(given, password)}.`;
  return Number(count) > 1
    ? made
    : `${made}\nMake a second account: money above 1,000 coins is approved by another person than the one who asked for it.`;
}

async function choosePassword(
  given: { account: string; person: string; password?: string | undefined },
  names: string[],
  usage: string,
): Promise<string> {
  const { account, person: personName, password } = given;
  if (!password) return randomBytes(12).toString('base64url');
  if (await findWeakness(password, [account, personName, ...names])) {
    throw new StartError(
      `TPT_PASSWORD must have at least 8 characters, must not be a common password, and must not be made of the account or a name.\n${usage}`,
    );
  }
  return password;
}

const describePassword = (given: { password?: string | undefined }, password: string): string =>
  given.password ? 'the password of TPT_PASSWORD' : `password ${password}`;

/** Runs the change in one transaction of the portal's database, which is created and migrated if needed. */
async function inDatabase<T>(env: Environment, change: (trx: Tx) => Promise<T>): Promise<T> {
  const config = readConfig(env);
  const database = await provideDatabase(config, launcherLog(config.logLevel));
  const { db } = openDatabase(database.connection);
  try {
    await migrate(db);
    return await db.transaction().execute(change);
  } catch (error) {
    if (error instanceof AccountExists) throw new StartError(`${error.message} Choose another one.`);
    throw error;
  } finally {
    await db.destroy();
    await database.stop();
  }
}

function readOrder<T extends z.ZodObject>(
  order: T,
  args: readonly string[],
  env: Environment,
  usage: string,
): z.output<T> {
  const names = Object.keys(order.shape).filter((name) => name !== 'password');
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    const { values } = parseArgs({ args: [...args], options });
    return order.parse({ ...values, password: env['TPT_PASSWORD'] || undefined });
  } catch (error) {
    const messages =
      error instanceof z.ZodError ? error.issues.map(({ message }) => message) : [(error as Error).message];
    throw new StartError([...messages, usage].join('\n'));
  }
}
