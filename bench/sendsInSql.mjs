import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Tables that a send writes. */
const TABLES = ['filing', 'operation', 'ams_claim', 'ledger_entry', 'consumption', 'intent', 'job', 'push_event'];

/**
 * Writes copies of the rows of an earlier send with new keys, one statement per table
 * in one transaction, with the wallet locked as in a send.
 * @param patterns id of a filing for each connection
 */
export async function startBareSends(connection, patterns) {
  const lanes = await Promise.all(patterns.map((filing) => openLane(connection, filing)));
  return {
    send: (lane) => lanes[lane].send(),
    stop: () => Promise.all(lanes.map(({ client }) => client.end())),
  };
}

async function openLane(connection, filing) {
  const client = new pg.Client(connection);
  await client.connect();
  const rows = await patternOf(client, filing);
  const statements = [];
  for (const table of TABLES) statements.push(await insertOf(client, table));
  const { enterprise_id: enterprise } = rows.filing;
  return {
    client,
    send: async () => {
      const text = namesOf(rows);
      await client.query('begin');
      await client.query('select balance from wallet where enterprise_id = $1 for update', [enterprise]);
      for (const [index, table] of TABLES.entries()) await client.query(statements[index], [text[table]]);
      await client.query('update wallet set balance = balance - 70 where enterprise_id = $1', [enterprise]);
      await client.query('commit');
    },
  };
}

/** The rows that one send wrote. */
async function patternOf(client, filing) {
  const one = async (table, where) => {
    const { rows } = await client.query(`select to_jsonb(t) as row from ${table} t where ${where} limit 1`, [filing]);
    return rows[0].row;
  };
  const key = '(select intent_key from ledger_entry where filing_id = $1 limit 1)';
  const operation = '(select id::text from operation where filing_id = $1 limit 1)';
  return {
    filing: await one('filing', 'id = $1'),
    operation: await one('operation', 'filing_id = $1'),
    ams_claim: await one('ams_claim', 'filing_id = $1'),
    ledger_entry: await one('ledger_entry', 'filing_id = $1'),
    consumption: await one('consumption', 'filing_id = $1'),
    intent: await one('intent', `key = ${key}`),
    job: await one('job', `payload->>'operationId' = ${operation}`),
    push_event: await one('push_event', 'filing_id = $1'),
  };
}

let serial = 0;

/** The same rows with new keys, as JSON; keys are replaced in texts, too, because indexes search them. */
function namesOf({ filing, operation, consumption, intent, ...rows }) {
  serial += 1;
  const number = String(serial).padStart(7, '0');
  const replaced = [
    [filing.id, randomUUID()],
    [operation.id, randomUUID()],
    [consumption.id, randomUUID()],
    [filing.ams_no, `${filing.ams_no.slice(0, -8)}9${number}`],
    [filing.isf_no, `${filing.isf_no.slice(0, -8)}9${number}`],
    [consumption.order_no, `${consumption.order_no.slice(0, -8)}9${number}`],
    [operation.control_no, `9${number.padStart(operation.control_no.length - 1, '0')}`],
    [intent.key, `bare-${serial}`],
  ];
  // Marked as done, so that no worker runs them.
  const job = { ...rows.job, done_at: rows.job.run_at };
  const named = Object.entries({ ...rows, filing, operation, consumption, intent, job }).map(([table, row]) => [
    table,
    replaced.reduce((text, [old, key]) => text.replaceAll(old, key), JSON.stringify(row)),
  ]);
  return Object.fromEntries(named);
}

/** Without generated columns. */
async function insertOf(client, table) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
     and is_generated = 'NEVER' and is_identity = 'NO' and coalesce(column_default, '') not like 'nextval%'`,
    [table],
  );
  const columns = rows.map(({ name }) => `"${name}"`).join(', ');
  return `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb)`;
}
