import { join } from 'node:path';

/** Two of each: the smallest cluster without a single point of failure, apart from etcd and the balancer. */
export const NODES = [0, 1] as const;

/** Loopback ports of one cluster. */
export interface ClusterPorts {
  etcd: number;
  etcdPeer: number;
  /** The primary, through the balancer. */
  database: number;
  /** The standby, through the balancer. */
  reads: number;
  /** PostgreSQL of each node. */
  nodes: number[];
  /** REST interface of each node's Patroni. */
  patroni: number[];
  /** All portals, through the balancer. */
  pages: number;
  portals: number[];
}

/** @param ports free ones */
export function clusterPorts(ports: readonly number[]): ClusterPorts {
  const [etcd = 0, etcdPeer = 0, database = 0, reads = 0, pages = 0, ...rest] = ports;
  return {
    etcd,
    etcdPeer,
    database,
    reads,
    pages,
    nodes: rest.slice(0, 2),
    patroni: rest.slice(2, 4),
    portals: rest.slice(4, 6),
  };
}
export const PORT_COUNT = 11;

/** Every server listens on loopback only, and the folder is deleted at the end. */
const PASSWORD = 'of-a-cluster-on-loopback';

/** The portal's database on a port of the balancer or of a node. */
export const databaseOn = (port: number) => ({
  host: '127.0.0.1',
  port,
  user: 'tpt',
  password: PASSWORD,
  database: 'tpt',
});
export const superuserOn = (port: number) => ({ ...databaseOn(port), user: 'postgres', database: 'postgres' });
export const databaseUrl = (port: number): string => `postgres://tpt:${PASSWORD}@127.0.0.1:${port}/tpt`;

/** PostgreSQL's programs, where Debian installs them. */
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';

/**
 * Settings of one Patroni node: a commit waits for the standby (`synchronous_mode`), and a primary whose etcd is unreachable
 * stays primary while all members answer it (`failsafe_mode`).
 */
export const patroniSettings = (folder: string, ports: ClusterPorts, node: number): string => `
scope: tpt
name: node${node}
restapi: {listen: '127.0.0.1:${ports.patroni[node]}', connect_address: '127.0.0.1:${ports.patroni[node]}'}
etcd3: {hosts: '127.0.0.1:${ports.etcd}'}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    synchronous_mode: true
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: {max_connections: 150, wal_keep_size: 512MB, shared_buffers: 128MB, wal_log_hints: 'on', hot_standby_feedback: 'on', jit: 'off'}
  initdb: [{encoding: UTF8}, {locale: C.UTF-8}, data-checksums]
postgresql:
  listen: 127.0.0.1:${ports.nodes[node]}
  connect_address: 127.0.0.1:${ports.nodes[node]}
  data_dir: ${join(folder, `node${node}`)}
  bin_dir: ${POSTGRES_BIN}
  pgpass: ${join(folder, `pgpass${node}`)}
  parameters: {unix_socket_directories: '${folder}'}
  pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256']
  authentication:
    superuser: {username: postgres, password: ${PASSWORD}}
    replication: {username: replicator, password: ${PASSWORD}}
    rewind: {username: rewinder, password: ${PASSWORD}}
`;

/** Connections to the node whose Patroni answers `check`; those to a node that does no longer are ended. */
const balancedNodes = (ports: ClusterPorts, name: 'database' | 'reads', check: '/primary' | '/replica'): string => `
listen ${name}
  mode tcp
  bind 127.0.0.1:${ports[name]}
  option httpchk OPTIONS ${check}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${ports.nodes.map((port, node) => `  server node${node} 127.0.0.1:${port} check port ${ports.patroni[node]}`).join('\n')}`;

/**
 * Settings of HAProxy: database connections to the primary, pages to every ready portal, without sticky sessions. A request is
 * repeated on another portal only if its connection failed, never after it was sent.
 */
export const balancerSettings = (ports: ClusterPorts): string => `
global
  maxconn 4000
  hard-stop-after 10s
defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
${balancedNodes(ports, 'database', '/primary')}
${balancedNodes(ports, 'reads', '/replica')}
listen pages
  mode http
  bind 127.0.0.1:${ports.pages}
  balance roundrobin
  option forwardfor
  option httpchk
  http-check send meth GET uri /portal/readyz hdr Host localhost
  http-check expect status 200
  retries 2
  option redispatch
  default-server inter 500ms fall 2 rise 1
${ports.portals.map((port, index) => `  server portal${index} 127.0.0.1:${port} check`).join('\n')}
`;
