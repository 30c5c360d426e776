import type { TableConfig } from '#contract/endpoints/account.ts';
import type { Db } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { readUserConfig } from './users.ts';

type Person = Pick<Principal, 'enterpriseId' | 'userId'>;

/** [L05] A person's columns of one table; until some are saved, the defaults with the person's page size. */
export async function readTableConfig(
  db: Db,
  { enterpriseId, userId }: Person,
  { project, type }: Pick<TableConfig, 'project' | 'type'>,
): Promise<TableConfig> {
  const row = await db
    .selectFrom('table_config')
    .where('enterprise_id', '=', enterpriseId)
    .where('user_id', '=', userId)
    .where('project', '=', project)
    .where('type', '=', type)
    .select(['column_string', 'page_size'])
    .executeTakeFirst();
  if (row) return { columnString: row.column_string, pageSize: row.page_size, project, type };
  const { pageSize } = await readUserConfig(db, userId);
  return { columnString: '', pageSize, project, type };
}

/** Saves the columns; the last save wins. */
export async function saveTableConfig(db: Db, person: Person, config: TableConfig): Promise<TableConfig> {
  const chosen = { column_string: config.columnString, page_size: config.pageSize };
  await db
    .insertInto('table_config')
    .values({
      enterprise_id: person.enterpriseId,
      user_id: person.userId,
      project: config.project,
      type: config.type,
      ...chosen,
    })
    .onConflict((conflict) => conflict.columns(['enterprise_id', 'user_id', 'project', 'type']).doUpdateSet(chosen))
    .execute();
  return config;
}
