import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPostmasterFile } from './embedded/postmaster.ts';
import { chooseRunAs } from './embedded/runAs.ts';
import { soundPortal } from './faults/bundlePortal.ts';
import { fillDataFolder } from './faults/fillDataFolder.ts';
import { startPortalChild, type PortalChild } from './testing/portalChild.ts';
import { makeDataFolder, removeDataFolder } from './testing/scratchFolder.ts';

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const bundle = soundPortal();
let dataDir: string;
let portal: PortalChild | undefined;

beforeEach(() => {
  dataDir = makeDataFolder();
});
afterEach(async () => {
  await portal?.stop();
  removeDataFolder(dataDir);
});

/** The user ids of all threads of the process, and whether one has a capability of root. */
function rightsOf(pid: number): { users: number[]; isCapable: boolean } {
  const threads = readdirSync(`/proc/${pid}/task`).map((id) => readFileSync(`/proc/${pid}/task/${id}/status`, 'utf8'));
  const users = threads.flatMap((text) => (/^Uid:\s+(.+)$/mu.exec(text)?.[1] ?? '').split(/\s+/u).map(Number));
  return {
    users: [...new Set(users)],
    isCapable: threads.some((text) => !/^CapEff:\s+0+$/mu.test(text) || !/^CapPrm:\s+0+$/mu.test(text)),
  };
}

const pidOf = ({ child }: PortalChild) => child.pid ?? 0;
const databasePid = () => readPostmasterFile(join(dataDir, 'database', 'cluster'))?.pid ?? 0;

/** A free port that requires root. */
async function privilegedPort(): Promise<number> {
  for (let port = 1023; port > 512; port--) {
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, 'localhost', () => resolve(true));
    });
    if (!isFree) continue;
    const found = (probe.address() as AddressInfo).port;
    await new Promise((closed) => probe.close(closed));
    return found;
  }
  throw new Error('No port below 1024 is free.');
}

/**
 * Signs in and loads a workbook, which a thread writes.
 * @returns the responses' status and the workbook's first letters
 */
async function exportParties(url: string): Promise<unknown[]> {
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const text of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return answer;
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  keep(await fetch(`${url}/anonymous/locale/support-locale`));
  const signedIn = keep(
    await fetch(`${url}/anonymous/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        cookie: cookie(),
      },
      body: JSON.stringify({ account: 'filer@harbour.test', password: 'tenplustwo' }),
    }),
  );
  const book = await fetch(`${url}/party/excel-export`, { headers: { cookie: cookie() } });
  return [
    signedIn.status,
    book.status,
    Buffer.from(await book.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ];
}

describe.runIf(isRoot)('[13.2.2] a portal that root starts', () => {
  it('runs without the rights of root, restarts its database and stops', async () => {
    portal = startPortalChild([bundle], { TPT_DATA_DIR: dataDir, TPT_GATEWAY: 'files', LOG_LEVEL: 'warn' });
    const url = await portal.ready;
    const { uid } = statSync(join(dataDir, 'database'));
    expect(uid).toBeGreaterThan(0);
    expect(rightsOf(pidOf(portal))).toEqual({ users: [uid], isCapable: false });
    for (const name of ['outbox', 'inbox']) expect(statSync(join(dataDir, 'gateway', name)).uid).toBe(uid);
    expect(statSync(join(dataDir, 'outbox')).uid).toBe(uid);

    process.kill(databasePid(), 'SIGKILL');
    const started = portal;
    await expect.poll(() => started.printed()).toContain('The database runs again.');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await portal.stop()).toBe(0);
    expect(databasePid()).toBe(0);
    expect(readdirSync(join(dataDir, 'database'))).not.toContain('portal.lock');
  });

  it('listens on a port below 1024 and reads the inbox without the rights of root', async () => {
    await fillDataFolder(dataDir);
    const gateway = join(dataDir, 'gateway');
    mkdirSync(join(gateway, 'inbox'), { recursive: true });
    symlinkSync('/etc/shadow', join(gateway, 'inbox', 'link'));
    portal = startPortalChild([bundle], {
      TPT_DATA_DIR: dataDir,
      TPT_GATEWAY: 'files',
      PORT: String(await privilegedPort()),
      LOG_LEVEL: 'warn',
    });
    await portal.ready;
    const { uid } = statSync(join(dataDir, 'database'));
    expect(rightsOf(pidOf(portal))).toEqual({ users: [uid], isCapable: false });
    // The link is moved there, and a file beside it gives the reason.
    const owners = () =>
      readdirSync(join(gateway, 'rejected'))
        .map((name) => lstatSync(join(gateway, 'rejected', name)))
        .filter((entry) => entry.isFile())
        .map((entry) => entry.uid);
    await expect.poll(owners).not.toEqual([]);
    expect(new Set(owners())).toEqual(new Set([uid]));
    expect(await portal.stop()).toBe(0);
  });

  it('hands over no folder behind a link of another account', async () => {
    await fillDataFolder(dataDir);
    const owned = join(dataDir, 'owned');
    const target = join(dataDir, 'target');
    mkdirSync(join(target, 'inbox'), { recursive: true });
    mkdirSync(owned);
    chownSync(owned, 65_534, 65_534);
    symlinkSync(target, join(owned, 'gateway'));
    // The account may use the target itself, so only the owner of the folder in it decides.
    const account = chooseRunAs(join(dataDir, 'database'));
    chownSync(target, account?.uid ?? 0, account?.gid ?? 0);
    portal = startPortalChild([bundle], {
      TPT_DATA_DIR: dataDir,
      TPT_GATEWAY: 'files',
      TPT_GATEWAY_DIR: join(owned, 'gateway'),
      TPT_DEMO: 'off',
      LOG_LEVEL: 'warn',
    });
    await portal.ready;
    expect(statSync(join(target, 'inbox')).uid).toBe(0);
    expect(portal.printed()).toMatch(/goes on with the rights of root: the gateway folder .+ is not writable for/);
  });

  it('stays root with a warning where the account cannot write a gateway folder', async () => {
    await fillDataFolder(dataDir);
    const gatewayDir = join(dataDir, 'engine');
    mkdirSync(gatewayDir, { mode: 0o700 });
    chownSync(gatewayDir, 12_345, 12_345);
    portal = startPortalChild([bundle], {
      TPT_DATA_DIR: dataDir,
      TPT_GATEWAY: 'files',
      TPT_GATEWAY_DIR: gatewayDir,
      TPT_DEMO: 'off',
      LOG_LEVEL: 'warn',
    });
    await portal.ready;
    expect(rightsOf(pidOf(portal)).users).toEqual([0]);
    expect(portal.printed()).toMatch(
      /goes on with the rights of root: the gateway folder .+engine is not writable for/,
    );
  });

  it('serves pages and runs threads from a clone that is closed to others', async () => {
    const clone = mkdtempSync(join(tmpdir(), 'tpt-clone-'));
    try {
      chmodSync(clone, 0o755);
      const home = join(clone, 'closed', 'clone');
      mkdirSync(join(home, 'dist', 'app'), { recursive: true });
      cpSync(join(bundle, '..'), join(home, 'dist', 'portal'), { recursive: true });
      cpSync(resolve('scripts/reachableRoot.mjs'), join(home, 'reachableRoot.mjs'));
      symlinkSync(realpathSync('node_modules'), join(home, 'node_modules'));
      writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
      writeFileSync(join(home, 'dist', 'app', 'index.html'), '<p>page</p>');
      writeFileSync(join(home, 'dist', 'app', 'late.txt'), 'read late');
      writeFileSync(
        join(home, 'start.mjs'),
        "import { reachableRoot } from './reachableRoot.mjs';\nawait import(`${reachableRoot(process.cwd())}/dist/portal/main.js`);\n",
      );
      chmodSync(join(clone, 'closed'), 0o700);
      await fillDataFolder(dataDir);
      const args = ['--preserve-symlinks', '--preserve-symlinks-main', 'start.mjs'];
      portal = startPortalChild(args, { TPT_DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, home);
      const url = await portal.ready;
      expect(rightsOf(pidOf(portal)).users).toEqual([statSync(join(dataDir, 'database')).uid]);
      expect(await (await fetch(new URL('/late.txt', url))).text()).toBe('read late');
      expect(await exportParties(url)).toEqual([200, 200, 'PK']);
      expect(await portal.stop()).toBe(0);
    } finally {
      await portal?.stop();
      rmSync(clone, { recursive: true, force: true });
    }
  });
});
