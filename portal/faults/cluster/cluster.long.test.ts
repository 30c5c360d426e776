import { expect, it } from 'vitest';
import { soundPortal } from '../bundlePortal.ts';
import { noViolations } from '../checkOutcomes.ts';
import { IS_LONG } from '../crashSample.ts';
import { missingPrograms } from './cluster.ts';
import { CLUSTER_FAULTS, SHORT_FAULTS } from './clusterFaults.ts';
import { runCluster } from './clusterRun.ts';

const TEST_TIMEOUT = 600_000;
const missing = missingPrograms();

// The short form of `npm run cluster`: patroni, etcd and haproxy are packages of Debian, which other machines do not have.
it.skipIf(missing.length > 0)(
  '[O06] loses and doubles nothing while primary and portal of a cluster are killed',
  async ({ signal }) => {
    const { faults, streams, violations } = await runCluster({
      portal: soundPortal(),
      sends: 40,
      parallel: 8,
      seed: 20261126,
      faults: IS_LONG ? CLUSTER_FAULTS.slice(0, 2) : SHORT_FAULTS,
      signal,
    });
    expect(violations).toEqual(noViolations());
    expect(faults).toHaveLength(2);
    // The killed portal's page reconnected.
    expect(streams[0]?.connections).toBeGreaterThan(1);
  },
  TEST_TIMEOUT,
);
