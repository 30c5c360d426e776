import { sql } from 'kysely';
import { supportBinding, type SupportChange } from '../supportBinding.ts';

export const enterprisesBinding = supportBinding('enterprises', {
  from: sql`enterprise`,
  joins: sql`left join wallet on wallet.enterprise_id = enterprise.id
    left join customs_connection on customs_connection.enterprise_id = enterprise.id`,
  key: [{ sql: sql`enterprise.id`, type: 'text' }],
  columns: {
    name: sql`enterprise.name`,
    enterpriseId: sql`enterprise.id`,
    enabled: sql`enterprise.enabled`,
    auditStatus: sql`enterprise.audit_status`,
    houseScac: sql`enterprise.house_scac`,
    filerCodes: sql`(select string_agg(code, ' ' order by code) from filer_code
      where filer_code.enterprise_id = enterprise.id and state = 'confirmed')`,
    customsPort: sql`customs_connection.port`,
    customsFiler: sql`rtrim(customs_connection.filer || ' ' || customs_connection.office)`,
    customsPreparer: sql`rtrim(customs_connection.preparer_port || ' ' || customs_connection.preparer_filer
      || ' ' || customs_connection.preparer_office)`,
    customsBlockText: sql`customs_connection.block_text`,
    balance: sql`coalesce(wallet.balance, 0)`,
    coupons: sql`coalesce(wallet.coupons, 0)`,
    creditLimit: sql`enterprise.credit_limit`,
    creditUsed: sql`coalesce(wallet.credit_used, 0)`,
    vip: sql`enterprise.vip`,
    billingForAdminsOnly: sql`enterprise.billing_for_admins_only`,
    sharedDrafts: sql`enterprise.shared_drafts`,
    people: sql`(select count(*) from app_user where app_user.enterprise_id = enterprise.id)`,
    createdAt: sql`enterprise.created_at`,
  },
  lock: (trx, [id = '']) =>
    trx.selectFrom('enterprise').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst(),
  enterpriseOf: (row) => String(row['id']),
  update: saveEnterprise,
});

async function saveEnterprise({ trx, key: [id = ''], values }: SupportChange): Promise<void> {
  const columns = {
    name: 'name',
    enabled: 'enabled',
    creditLimit: 'credit_limit',
    vip: 'vip',
    billingForAdminsOnly: 'billing_for_admins_only',
    sharedDrafts: 'shared_drafts',
  } as const;
  const changes = Object.entries(columns)
    .filter(([name]) => name in values)
    .map(([name, column]) => [column, values[name]]);
  await trx.updateTable('enterprise').where('id', '=', id).set(Object.fromEntries(changes)).execute();
}
