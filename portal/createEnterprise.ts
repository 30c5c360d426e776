import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { launcherLog } from './launcherLog.ts';
import { provideDatabase } from './provideDatabase.ts';
import { StartError } from './startError.ts';
import { AccountExists, createEnterprise } from './store/enterprises.ts';
import { findWeakness } from './store/newPassword.ts';
import { fillWallet } from './store/wallet.ts';

const USAGE = `Usage: npm run portal:create-enterprise -- --name "Harbour Logistics Ltd" --scac HBRL --account admin@harbour.example --person "Ada Lin" [--coins 2000]
The password is read from TPT_PASSWORD; without it one is made and printed. Stop the portal first when it runs the embedded database.`;

const order = z.object({
  name: z.string({ error: '--name is missing.' }).trim().min(1, '--name is empty.').max(200),
  scac: z
    .string({ error: '--scac is missing.' })
    .regex(/^[A-Z0-9]{3,4}$/u, '--scac must be 3 or 4 capital letters or digits.'),
  account: z.string({ error: '--account is missing.' }).trim().min(3, '--account is too short.').max(200),
  person: z.string({ error: '--person is missing.' }).trim().min(1, '--person is empty.').max(100),
  coins: z.coerce
    .number('--coins must be a number.')
    .int()
    .min(0, '--coins must not be negative.')
    .max(2_000_000_000, '--coins must be at most 2,000,000,000.')
    .default(0),
  password: z.string().max(200).optional(),
});

/** Creates the first real enterprise of a portal and its admin. @throws StartError with a message for the operator */
export async function createFirstEnterprise(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const { name, scac, account, person, coins, ...given } = readOrder(args, env);
  const password = given.password ?? randomBytes(12).toString('base64url');
  if (given.password && (await findWeakness(given.password, [account, person, name]))) {
    throw new StartError(
      `TPT_PASSWORD must have at least 8 characters, must not be a common password, and must not be made of the account or a name.\n${USAGE}`,
    );
  }
  const config = readConfig(env);
  const database = await provideDatabase(config, launcherLog(config.logLevel));
  const { db } = openDatabase(database.connection);
  try {
    await migrate(db);
    await db.transaction().execute(async (trx) => {
      const now = new Date();
      const admin = { account, name: person, password };
      const made = await createEnterprise(trx, { name, houseScac: scac, person: admin }, now);
      if (coins > 0) await fillWallet(trx, made.enterpriseId, { coins }, 'opening', now);
    });
  } catch (error) {
    if (error instanceof AccountExists) throw new StartError(`${error.message} Choose another one.`);
    throw error;
  } finally {
    await db.destroy();
    await database.stop();
  }
  const secret = given.password ? 'the password of TPT_PASSWORD' : `password ${password}`;
  return `${name} (${scac}) may sign in as ${account}, ${secret}.`;
}

function readOrder(args: readonly string[], env: Record<string, string | undefined>) {
  const text = { type: 'string' } as const;
  const options = { name: text, scac: text, account: text, person: text, coins: text };
  try {
    const { values } = parseArgs({ args: [...args], options });
    return order.parse({ ...values, password: env['TPT_PASSWORD'] || undefined });
  } catch (error) {
    const messages =
      error instanceof z.ZodError ? error.issues.map(({ message }) => message) : [(error as Error).message];
    throw new StartError([...messages, USAGE].join('\n'));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await createFirstEnterprise(process.argv.slice(2), process.env));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
