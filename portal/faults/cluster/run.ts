import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { missingPrograms } from './cluster.ts';
import { CLUSTER_FAULTS } from './clusterFaults.ts';
import { runCluster, type ClusterRunReport } from './clusterRun.ts';

/**
 * `npm run cluster -- [--sends=5000] [--parallel=20] [--seed=20261126] [--calm]`: sends through two portals on a PostgreSQL
 * cluster while the primary, a portal, the balancer and etcd fail; then checks every answer against the database.
 * `--calm` injects nothing, also with one portal (`--portals=1`). Needs Linux with Debian's packages patroni, etcd-server, haproxy and postgresql-15.
 */
const { values } = parseArgs({
  options: {
    sends: { type: 'string', default: '5000' },
    parallel: { type: 'string', default: '20' },
    seed: { type: 'string', default: '20261126' },
    portals: { type: 'string', default: '2' },
    calm: { type: 'boolean', default: false },
  },
});

const print = (text: string) => void process.stdout.write(`${text}\n`);

function printReport({ violations, ...report }: ClusterRunReport): number {
  for (const { name, seconds, outage } of report.faults)
    print(`${name}: over after ${seconds.toFixed(1)} s, longest time without an answered send ${outage.toFixed(1)} s`);
  const streams = report.streams.map(
    ({ connections, longestGap }) => `${connections} (${longestGap.toFixed(1)} s without one)`,
  );
  print(`event streams opened by a page at portal 0, at portal 1 and behind the balancer: ${streams.join(', ')}`);
  const rate = (report.actions / report.seconds).toFixed(1);
  print(
    `${report.sends} sends, ${report.actions} actions, ${report.posts} requests in ${report.seconds.toFixed(0)} s: ${rate} actions/s`,
  );
  print(
    `${report.lists.toFixed(0)} lists/s; ${(report.bytesPerOperation / 1_024).toFixed(1)} KB in the database per operation`,
  );
  for (const [kind, found] of Object.entries(violations))
    print(`${found.length} ${kind} ${found.slice(0, 3).join('; ')}`);
  return Object.values(violations).reduce((sum, found) => sum + found.length, 0);
}

const portal = resolve('dist/portal/main.js');
const missing = missingPrograms();
if (missing.length > 0) {
  print(`Not found: ${missing.join(', ')}. Install Debian's packages patroni, etcd-server, haproxy and postgresql-15.`);
  process.exitCode = 1;
} else if (!existsSync(portal)) {
  print('Run `npm run build` first.');
  process.exitCode = 1;
} else {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interrupted.abort());
  const report = await runCluster({
    portal,
    sends: Number(values.sends),
    parallel: Number(values.parallel),
    portals: Number(values.portals),
    seed: Number(values.seed),
    faults: values.calm ? [] : CLUSTER_FAULTS,
    signal: interrupted.signal,
  });
  process.exitCode = printReport(report) > 0 ? 1 : 0;
}
