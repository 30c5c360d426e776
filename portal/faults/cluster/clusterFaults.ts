import { setTimeout as sleep } from 'node:timers/promises';
import { until, type Cluster } from './cluster.ts';

/** Longer than Patroni's ttl would need without `failsafe_mode`. */
const ETCD_PAUSE = 25_000;
const PORTAL_PAUSE = 1_000;

export interface ClusterFault {
  name: string;
  /** Injects it and waits until the cluster is whole again. */
  inject(cluster: Cluster): Promise<void>;
}

/** @param endsLease whether the standby is promoted at once, without waiting for the end of the primary's lease */
const primaryLost = (endsLease: boolean): ClusterFault => ({
  name: 'primary killed -9, standby promoted, the old one back as standby',
  inject: async (cluster) => {
    const lost = await cluster.primary();
    const other = 1 - lost;
    await cluster.killNode(lost);
    if (endsLease) await cluster.endLease();
    await until('the promotion', () => cluster.isPrimary(other));
    cluster.startNode(lost);
    await until('the return as standby', () => cluster.isSynchronous(lost));
  },
});

const portalLost: ClusterFault = {
  name: 'portal killed -9 and started again',
  inject: async (cluster) => {
    await cluster.processes.kill('portal0');
    await sleep(PORTAL_PAUSE);
    cluster.startPortal(0);
    await until('the portal', () => cluster.isPortalReady(0));
  },
};

const portalStopped: ClusterFault = {
  name: 'portal stopped for an upgrade and started again',
  inject: async (cluster) => {
    await cluster.processes.kill('portal1', 'SIGTERM');
    cluster.startPortal(1);
    await until('the portal', () => cluster.isPortalReady(1));
  },
};

const balancerReloaded: ClusterFault = {
  name: 'balancer reloaded',
  inject: async (cluster) => {
    cluster.processes.signal('haproxy', 'SIGUSR2');
    await sleep(PORTAL_PAUSE);
  },
};

const etcdPaused: ClusterFault = {
  name: `etcd paused for ${ETCD_PAUSE / 1_000} s`,
  inject: async (cluster) => {
    const before = await cluster.primary();
    cluster.processes.signal('etcd', 'SIGSTOP');
    await sleep(ETCD_PAUSE);
    cluster.processes.signal('etcd', 'SIGCONT');
    await until(
      'both nodes',
      async () => (await cluster.isPrimary(before)) && (await cluster.isSynchronous(1 - before)),
    );
  },
};

/** For `npm test`. */
export const SHORT_FAULTS: readonly ClusterFault[] = [primaryLost(true), portalLost];

export const CLUSTER_FAULTS: readonly ClusterFault[] = [
  primaryLost(false),
  portalLost,
  balancerReloaded,
  etcdPaused,
  portalStopped,
];
