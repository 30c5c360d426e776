import { mkdtempSync, chmodSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SCAC } from '#contract/entities/billNumber.ts';
import program from '../../package.json' with { type: 'json' };
import { customsLineVariables } from '../config/customsLine.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { ApiClient } from '../faults/apiClient.ts';
import { createFolders } from '../gateway/files/gatewayFolders.ts';
import { launcherLog } from '../launcherLog.ts';
import { provideDatabase } from '../provideDatabase.ts';
import { startPortal } from '../server.ts';
import { messageOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';
import { createEnterprise } from '../store/enterprises.ts';
import { fillWallet } from '../store/wallet.ts';
import { certificationIsf10, certificationIsf5 } from './certificationBills.ts';
import { playSteps, type CertificationClient, type PlayedStep } from './playSteps.ts';
import { ISF_10_STEPS, ISF_5_STEPS } from './scenarios.ts';
import { createReportFolders, writeReport } from './writeReport.ts';

const USAGE = `Usage: npm run customs:cert -- [--to=certification] [--scac=TPTX]
Settings of the line (TPT_CUSTOMS_SITE, _SENDER, _OFFICE, _PORT, _FILER, _PREPARER, _ZONE, _LINE_END) are used where they are set; the password never is.
LOG_LEVEL=error shows the log of the portal.`;

/** Values of the line that are not set. The password is never that of the line, because the bytes are kept. */
const SAMPLE_LINE = {
  TPT_CUSTOMS_SITE: '4601',
  TPT_CUSTOMS_SENDER: 'TPT',
  TPT_CUSTOMS_PORT: '4601',
  TPT_CUSTOMS_FILER: 'TPT',
};
const PLACEHOLDER_PASSWORD = 'CERTPW';
/** Milliseconds between two looks at the folders and at the filing. */
const POLL = 100;
const COINS = 10_000;

/** Plays certification on a portal and a database of its own. @returns the steps with their bytes */
async function certify(env: Record<string, string | undefined>, scac: string): Promise<PlayedStep[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tpt-certification-'));
  // Started as root, the database runs as another account and must enter the folder.
  chmodSync(dataDir, 0o755);
  const line = Object.fromEntries(Object.keys(customsLineVariables.shape).map((name) => [name, env[name] ?? '']));
  const logLevel = env['LOG_LEVEL'] ?? 'silent';
  const given = Object.fromEntries(Object.entries(line).filter(([, value]) => value !== ''));
  const config = readConfig({
    ...SAMPLE_LINE,
    ...given,
    TPT_CUSTOMS_PASSWORD: PLACEHOLDER_PASSWORD,
    TPT_POSTGRES_BIN: env['TPT_POSTGRES_BIN'],
    TPT_DATA_DIR: dataDir,
    TPT_GATEWAY: 'files',
    TPT_DEMO: 'off',
    PORT: '0',
    LOG_LEVEL: logLevel,
  });
  const database = await provideDatabase(config, launcherLog(config.logLevel));
  try {
    const portal = await startPortal({ config, connection: database.connection });
    try {
      const person = { account: 'broker@certification.test', name: 'Broker', password: 'certification rehearsal' };
      await createFiler(database.connection, scac, person);
      const client = await signIn(portal.url, person);
      const folders = await createFolders(config.gatewayDir);
      const host = { client, folders, wait: () => sleep(POLL), now: () => new Date() };
      const tens = await playSteps(host, ISF_10_STEPS, (place) => certificationIsf10(scac, `${scac}CERT10${place}`));
      const fives = await playSteps(host, ISF_5_STEPS, (place) => certificationIsf5(scac, `${scac}CERT05${place}`));
      return [...tens, ...fives];
    } finally {
      await portal.close();
    }
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function createFiler(
  connection: Parameters<typeof openDatabase>[0],
  houseScac: string,
  person: { account: string; name: string; password: string },
): Promise<void> {
  const { db } = openDatabase(connection);
  try {
    await db.transaction().execute(async (trx) => {
      const now = new Date();
      const { enterpriseId } = await createEnterprise(trx, { name: 'Certification', houseScac, person }, now);
      await fillWallet(trx, enterpriseId, { coins: COINS }, 'opening', now);
    });
  } finally {
    await db.destroy();
  }
}

async function signIn(url: string, person: { account: string; password: string }): Promise<CertificationClient> {
  const api = new ApiClient();
  await api.signIn(url, person.account, person.password);
  const answered = async (answer: ReturnType<ApiClient['call']>) => {
    const response = await answer;
    if (!response) throw new Error('The portal did not answer.');
    return response;
  };
  return {
    get: (path) => answered(api.call(url, 'GET', path)),
    post: (path, body, headers = {}) => {
      const key = headers['idempotency-key'];
      return answered(api.call(url, 'POST', path, { body, ...(key === undefined ? {} : { key }) }));
    },
  };
}

interface Options {
  folder: string;
  scac: string;
}

/** @throws StartError with the usage */
export function readOptions(args: readonly string[]): Options {
  const options = {
    to: { type: 'string', default: 'certification' },
    scac: { type: 'string', default: 'TPTX' },
  } as const;
  try {
    const { to, scac } = parseArgs({ args: [...args], options }).values;
    if (to === '') throw new StartError('--to must name a folder.');
    if (!SCAC.test(scac)) throw new StartError('--scac must be four capital letters.');
    return { folder: resolve(to), scac };
  } catch (error) {
    throw new StartError(`${messageOf(error)}\n${USAGE}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { folder, scac } = readOptions(process.argv.slice(2));
    // Before the minutes of the scenarios, so that a folder that cannot be written fails at once.
    await createReportFolders(folder);
    const steps = await certify(process.env, scac);
    const report = await writeReport(folder, steps, program.version);
    process.stdout.write(`${steps.length} scenarios played. Report: ${report}\n`);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}
