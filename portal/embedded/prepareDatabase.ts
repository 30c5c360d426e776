import pg from 'pg';
import { withClient, type DatabaseConnection } from './probeDatabase.ts';

/** The portal's role: it owns only the portal's database and its content. */
export const PORTAL_ROLE = 'tenplustwo_portal';

/** Databases of the cluster that the portal does not use. */
const OTHER_DATABASES = ['postgres', 'template1'];

/**
 * Statements that hand objects of the schema with another owner to the portal's role. REASSIGN OWNED refuses the
 * cluster's first superuser. Members of an extension stay with it; indexes, identity sequences and row types follow
 * their table.
 */
const OWNED_BY_OTHERS = `
  with role as (select oid from pg_roles where rolname = $1),
  public_schema as (select oid from pg_namespace where nspname = 'public'),
  free as (
    select 'pg_class'::regclass as kind, c.oid, case relkind when 'v' then 'view' when 'm' then 'materialized view'
        when 'S' then 'sequence' else 'table' end || ' ' || c.oid::regclass as name
      from pg_class c, role, public_schema where relnamespace = public_schema.oid and relowner <> role.oid and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i'))
    union all
    select 'pg_proc'::regclass, p.oid, 'routine ' || p.oid::regprocedure
      from pg_proc p, role, public_schema where pronamespace = public_schema.oid and proowner <> role.oid
    union all
    select 'pg_type'::regclass, t.oid, 'type ' || t.oid::regtype
      from pg_type t, role, public_schema where typnamespace = public_schema.oid and typowner <> role.oid and typelem = 0
      and (typrelid = 0 or exists (select from pg_class where oid = typrelid and relkind = 'c'))
  )
  select 'alter ' || name || ' owner to ' || quote_ident($1) as statement from free
  where not exists (select from pg_depend where classid = free.kind and objid = free.oid and deptype = 'e')`;

/**
 * Creates the portal's role and database in a new cluster, and hands everything that the superuser owns in the schema
 * of an older one to that role. Repeatable.
 * @param superuser connection of the superuser
 * @param portal the role's connection to be created, with its password
 * @returns whether the cluster has page checksums
 */
export async function prepareDatabase(
  superuser: DatabaseConnection,
  portal: DatabaseConnection,
): Promise<{ hasChecksums: boolean }> {
  const role = pg.escapeIdentifier(portal.user);
  const name = pg.escapeIdentifier(portal.database);
  const hasChecksums = await withClient({ ...superuser, database: 'postgres' }, async (client) => {
    const roles = await client.query('select from pg_roles where rolname = $1', [portal.user]);
    if (roles.rowCount === 0) await client.query(`create role ${role}`);
    await client.query(
      `alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls inherit
       password ${pg.escapeLiteral(portal.password)}`,
    );
    for (const other of OTHER_DATABASES) await client.query(`revoke connect on database ${other} from public`);
    const databases = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [portal.database],
    );
    if (databases.rowCount === 0) await client.query(`create database ${name} owner ${role}`);
    else if (databases.rows[0]?.owner !== portal.user) await client.query(`alter database ${name} owner to ${role}`);
    const { rows } = await client.query<{ data_checksums: string }>('show data_checksums');
    return rows[0]?.data_checksums === 'on';
  });
  await withClient({ ...superuser, database: portal.database }, async (client) => {
    const { rows } = await client.query<{ statement: string }>(OWNED_BY_OTHERS, [portal.user]);
    if (rows.length === 0) return;
    // One transaction: a portal that is killed here starts again with the previous state.
    await client.query(['begin', ...rows.map(({ statement }) => statement), 'commit'].join(';\n'));
  });
  return { hasChecksums };
}
