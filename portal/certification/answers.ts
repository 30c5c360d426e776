/** A transmission of the portal, cut into its parts. */
interface Sent {
  records: readonly string[];
  controlNo: string;
}

const record = (text: string): string => text.padEnd(80);
const SITE_AND_SENDER = { from: 1, to: 8 } as const;
const DATE = { from: 14, to: 20 } as const;
const PORT_AND_FILER = { from: 3, to: 10 } as const;
const CONTROL_NO = { from: 59, to: 69 } as const;
const TRANSACTION = { from: 38, to: 53 } as const;
const columns = (line: string | undefined, { from, to }: { from: number; to: number }) => (line ?? '').slice(from, to);

export function readSent(text: string): Sent {
  const stream = text.replaceAll(/\r?\n/gu, '');
  const records = stream.match(/.{80}/gu) ?? [];
  if (records.join('') !== stream) throw new Error('The transmission does not consist of records of 80 columns.');
  return { records, controlNo: columns(records[0], CONTROL_NO) };
}

/** The records of one kind, as they were sent. */
const echo = ({ records }: Sent, name: string) => records.filter((line) => line.startsWith(name));

/** SF10 as it was sent; an added filing gets the number that CBP assigns. */
const header = (sent: Sent, number: string) =>
  echo(sent, 'SF10').map((line) =>
    columns(line, TRANSACTION).trim() === '' ? line.slice(0, 38) + number.padEnd(15) + line.slice(53) : line,
  );

/** Written by hand from CBP's chapters; only what an answer echoes is taken from the message. */
const ANSWERS = {
  accepted: (sent: Sent, number: string) => [
    ...header(sent, number),
    ...echo(sent, 'SF15'),
    ...echo(sent, 'SF20'),
    record('SF9002   ISF ACCEPTED'),
  ],
  warned: (sent: Sent, number: string) => [
    ...header(sent, number),
    ...echo(sent, 'SF15'),
    ...echo(sent, 'SF20'),
    ...echo(sent, 'SF40').slice(0, 1),
    record('SF9013404INVALID HTS CODE'),
    record('SF9003   ISF ACCEPTED WITH WARNINGS'),
  ],
  billRejected: (sent: Sent) => [
    ...echo(sent, 'SF10'),
    ...echo(sent, 'SF15'),
    record('SF9011154INVALID HOUSE OR REGULAR BOL NUMBER'),
    ...echo(sent, 'SF20'),
    record('SF9001   ISF REJECTED'),
  ],
  numberRejected: (sent: Sent) => [
    ...echo(sent, 'SF10'),
    record('SF9011108INVALID ISF TRANSACTION NUMBER'),
    ...echo(sent, 'SF15'),
    ...echo(sent, 'SF20'),
    record('SF9001   ISF REJECTED'),
  ],
  batchRejected: () => [record('X1 FX14   Z-REC DOES NOT MATCH A-REC'), record('X1RF999   BATCH REJECTED')],
} as const satisfies Record<string, (sent: Sent, number: string) => string[]>;

export type AnswerName = keyof typeof ANSWERS;

/**
 * Answers a transmission as CBP does, in its envelope: the sender's text comes back in A 60–80, the filer's in B 60–80.
 * @param number what CBP assigns to an added filing
 */
export function answerTo(sent: Sent, name: AnswerName, number: string): string {
  const [batch = '', block = ''] = sent.records;
  const lines = ANSWERS[name](sent, number);
  const who = `A${columns(batch, SITE_AND_SENDER)}`.padEnd(14) + columns(batch, DATE);
  const filer = columns(block, PORT_AND_FILER);
  return [
    `${who.padEnd(25)}SN`.padEnd(59) + batch.slice(59),
    `B  ${filer}SN`.padEnd(59) + block.slice(59),
    ...lines,
    record(`Y  ${filer}SN${String(lines.length).padStart(5, '0')}`),
    record(`Z${columns(batch, SITE_AND_SENDER)}`.padEnd(14) + columns(batch, DATE)),
    '',
  ].join('\n');
}

/** CBP's number as an answer names it; blank in an answer without one. */
export const numberIn = (answer: string): string =>
  columns(
    answer.split('\n').find((line) => line.startsWith('SF10')),
    TRANSACTION,
  ).trim();
