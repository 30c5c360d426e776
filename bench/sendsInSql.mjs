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

/** The same rows with new keys, as JSON. */
function namesOf(rows) {
  serial += 1;
  const [filing, operation, number] = [randomUUID(), randomUUID(), String(serial).padStart(10, '0')];
  const named = {
    filing: { ...rows.filing, id: filing, ams_no: `BARE${number}`, isf_no: `BARE-${number}` },
    operation: { ...rows.operation, id: operation, filing_id: filing, control_no: `9${number.slice(1)}` },
    ams_claim: { ...rows.ams_claim, filing_id: filing, ams_no: `BARE${number}` },
    ledger_entry: { ...rows.ledger_entry, filing_id: filing, intent_key: `bare-${serial}` },
    consumption: { ...rows.consumption, id: randomUUID(), filing_id: filing, order_no: `B${number}` },
    intent: { ...rows.intent, key: `bare-${serial}` },
    // Marked as done, so that no worker runs them.
    job: { ...rows.job, done_at: rows.job.run_at },
    push_event: { ...rows.push_event, filing_id: filing },
  };
  return Object.fromEntries(Object.entries(named).map(([table, row]) => [table, JSON.stringify(row)]));
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
