import { sql } from 'kysely';

/**
 * Rows that belong to filings, with the filing and its enterprise; their id is unique within the enterprise. Both rows
 * exist always (foreign keys).
 */
export function rowsOfFilings(table: 'operation' | 'receipt' | 'consumption') {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return {
    from: sql`${sql.table(table)}`,
    joins: sql`left join filing on filing.enterprise_id = ${column('enterprise_id')} and filing.id = ${column('filing_id')}
      left join enterprise on enterprise.id = ${column('enterprise_id')}`,
    joinedFilters: ['billId'],
    key: [
      { sql: column('enterprise_id'), type: 'text' },
      { sql: column('id'), type: 'text' },
    ],
  } as const;
}
