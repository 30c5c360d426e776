import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../embedded/probeDatabase.ts';
import { Processes } from './processes.ts';
import {
  balancerSettings,
  clusterPorts,
  databaseOn,
  databaseUrl,
  NODES,
  patroniSettings,
  PORT_COUNT,
  POSTGRES_BIN,
  superuserOn,
  type ClusterPorts,
} from './settings.ts';

/** Programs of the cluster, from Debian's packages patroni, etcd-server, haproxy and postgresql-15. */
const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  postgres: join(POSTGRES_BIN, 'postgres'),
};
/** Names of the programs that this machine lacks. */
export const missingPrograms = (): string[] =>
  Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));

const TIMEOUT = 180_000;

async function answers(url: string, method = 'GET'): Promise<boolean> {
  try {
    return (await fetch(url, { method, signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/** Waits until it holds. @throws after three minutes */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${TIMEOUT / 1_000} s`);
    await sleep(200);
  }
}

/** All are open at the same time, so that each is another one. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      const address = server.address();
      if (typeof address !== 'object' || !address) throw new Error('the system gave no port');
      return address.port;
    }),
  );
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/** Two portals behind a balancer on a primary with a synchronous standby, all on loopback (decision 0065). */
export class Cluster {
  readonly folder = mkdtempSync(join(tmpdir(), 'tpt-cluster-'));
  readonly processes: Processes;
  /** Entry file of the built portal. */
  readonly #portal: string;
  readonly #ports: ClusterPorts;

  private constructor(portal: string, ports: ClusterPorts) {
    this.#portal = portal;
    this.#ports = ports;
    this.processes = new Processes(this.folder);
    chmodSync(this.folder, 0o755);
    this.#giveToAccount(this.folder);
  }

  /** @param portal entry file of the built portal */
  static async create(portal: string, portals = 2): Promise<Cluster> {
    const ports = clusterPorts(await freePorts(PORT_COUNT));
    return new Cluster(portal, { ...ports, portals: ports.portals.slice(0, portals) });
  }

  /** Address of the pages, through the balancer. */
  get url(): string {
    return `http://127.0.0.1:${this.#ports.pages}`;
  }

  /** Addresses of the portals, without the balancer. */
  get portalUrls(): string[] {
    return this.#ports.portals.map((port) => `http://127.0.0.1:${port}`);
  }

  /** The primary, through the balancer. */
  get database() {
    return databaseOn(this.#ports.database);
  }

  async start(): Promise<void> {
    this.#startEtcd();
    await until('etcd', () => answers(`http://127.0.0.1:${this.#ports.etcd}/health`));
    this.startNode(0);
    await until('the first node', () => this.isPrimary(0));
    this.startNode(1);
    await until('the standby', () => this.isSynchronous(1));
    const { user, password, database } = this.database;
    await withClient(superuserOn(this.#ports.nodes[0] ?? 0), async (client) => {
      await client.query(`create role ${user} login password '${password}'`);
      await client.query(`create database ${database} owner ${user}`);
    });
    const settings = join(this.folder, 'haproxy.cfg');
    writeFileSync(settings, balancerSettings(this.#ports));
    this.processes.start('haproxy', PROGRAMS.haproxy, ['-W', '-f', settings, '-p', join(this.folder, 'haproxy.pid')]);
    for (const index of this.#ports.portals.keys()) this.startPortal(index);
    for (const index of this.#ports.portals.keys()) await until(`portal ${index}`, () => this.isPortalReady(index));
    await until('the balancer', () => answers(`${this.url}/portal/readyz`));
  }

  startNode(node: number): void {
    const settings = join(this.folder, `patroni${node}.yml`);
    writeFileSync(settings, patroniSettings(this.folder, this.#ports, node));
    this.processes.start(`patroni${node}`, PROGRAMS.patroni, [settings]);
  }

  /** Kills Patroni and PostgreSQL of a node at once, as the loss of its machine does. */
  async killNode(node: number): Promise<void> {
    const [pid] = readFileSync(join(this.folder, `node${node}`, 'postmaster.pid'), 'utf8').split('\n');
    await this.processes.kill(`patroni${node}`);
    process.kill(Number(pid), 'SIGKILL');
  }

  /** Ends the primary's lease at once; by itself it ends after `ttl`, 20 s and more. */
  async endLease(): Promise<void> {
    const body = JSON.stringify({ key: Buffer.from('/service/tpt/leader').toString('base64') });
    const answer = await fetch(`http://127.0.0.1:${this.#ports.etcd}/v3/kv/deleterange`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`etcd answered ${answer.status}.`);
  }

  /** The node that is primary. */
  async primary(): Promise<number> {
    for (const node of NODES) if (await this.isPrimary(node)) return node;
    throw new Error('No node is primary.');
  }

  startPortal(index: number): void {
    const dataDir = join(this.folder, `portal${index}`);
    if (!existsSync(dataDir)) mkdirSync(dataDir);
    this.#giveToAccount(dataDir);
    this.processes.start(`portal${index}`, process.execPath, [this.#portal], {
      DATABASE_URL: databaseUrl(this.#ports.database),
      DATABASE_READ_URL: databaseUrl(this.#ports.reads),
      PORT: String(this.#ports.portals[index]),
      TPT_DATA_DIR: dataDir,
      TPT_DEMO: 'on',
      TPT_PRACTICE_SPEED: '50',
      TPT_PUBLIC_URL: this.url,
      TPT_DOCUMENT_KEY: '00'.repeat(32),
      LOG_LEVEL: 'warn',
    });
  }

  isPortalReady = (index: number) => answers(`${this.portalUrls[index]}/portal/readyz`);
  isPrimary = (node: number) => answers(`http://127.0.0.1:${this.#ports.patroni[node]}/primary`, 'OPTIONS');
  isSynchronous = (node: number) => answers(`http://127.0.0.1:${this.#ports.patroni[node]}/synchronous`, 'OPTIONS');

  async end(): Promise<void> {
    await this.processes.endAll();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #startEtcd(): void {
    const client = `http://127.0.0.1:${this.#ports.etcd}`;
    const peer = `http://127.0.0.1:${this.#ports.etcdPeer}`;
    this.processes.start('etcd', PROGRAMS.etcd, [
      `--data-dir=${join(this.folder, 'etcd')}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=default=${peer}`,
    ]);
  }

  #giveToAccount(folder: string): void {
    const { uid, gid } = this.processes.identity;
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  }
}
