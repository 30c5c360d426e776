/**
 * Writes answers of customs by the columns of the facts alone, without any code of the program, and damages them: reorders
 * and drops records, cuts, doubles and delays them, and mixes in those of other filers.
 */

interface Numbers {
  amsNo: string;
  isfNo: string;
  controlNo: string;
}

const COLUMNS = 80;
const at = (line: string, column: number, text: string): string =>
  (line.padEnd(column - 1).slice(0, column - 1) + text + line.slice(column - 1 + text.length)).padEnd(COLUMNS);

/** A transmission of V23 with one answer; `text` is in A and B 60–80. */
export function plainAnswer({ controlNo, records }: { controlNo: string; records: readonly string[] }): string {
  const isAdvisory = records[0]?.startsWith('SA') === true;
  const application = isAdvisory ? 'SA' : 'SN';
  const head = at(at(at('A4601TPT', 15, '112226'), 26, application), 60, controlNo);
  const block = at(at(at('B', 4, '4601TPT'), 11, application), 60, controlNo);
  const end = at(at(at('Y', 4, '4601TPT'), 11, application), 13, String(records.length).padStart(5, '0'));
  return [head, block, ...records, end, at('Z4601TPT', 15, '112226')].join('\n');
}

/** The records of an SN with its bill and reference. */
function responseRecords({ amsNo, isfNo }: Numbers, closing: string, number: string): string[] {
  const header = at(at(at('SF10101ACTEI 12-345678900', 37, '11'), 39, number), 58, '12-345678900   018');
  return [header, `SF15BM${amsNo}`, `SF20CR ${isfNo}`, `SF90${closing}`].map((line) => line.padEnd(COLUMNS));
}

const advisoryRecords = ({ amsNo, isfNo }: Numbers, code: string, number: string): string[] =>
  [`SA10${number}`, `SA20CR ${isfNo}`, `SA30${amsNo}`, `SA50${code}BILL STATUS`].map((line) => line.padEnd(COLUMNS));

const CLOSINGS = [
  '02   ISF ACCEPTED',
  '03   ISF ACCEPTED WITH WARNINGS',
  '01   ISF REJECTED',
  '01117DUPLICATE ISF TRANSACTION',
];

export function mutatedAnswer(
  filing: Numbers & { customsNo: string },
  others: Numbers,
  random: () => number,
): { text: string; isLate: boolean } {
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const closing = pick(CLOSINGS);
  const records =
    random() < 0.7
      ? responseRecords(filing, closing, closing.startsWith('01') ? '' : filing.customsNo)
      : advisoryRecords(filing, pick(['S1', 'S2', 'S6', 'S7', 'Q7']), filing.customsNo);
  const whole = plainAnswer({ controlNo: filing.controlNo, records });
  const lines = whole.split('\n');
  const line = below(lines.length);
  const column = below(COLUMNS);
  const replaced = (text: string): string => lines.with(line, text).join('\n');
  const own = lines[line] ?? '';
  const mutate = pick([
    () => whole,
    () => lines.map((text) => text.trimEnd()).join('\r\n'),
    () => lines.join(''),
    () => records.join('\n'),
    () => [...records].sort(() => random() - 0.5).join('\n'),
    () => [...lines].sort(() => random() - 0.5).join('\n'),
    () => whole.slice(0, below(whole.length)),
    () => lines.toSpliced(line, 1).join('\n'),
    () => lines.toSpliced(line, 0, own).join('\n'),
    () => replaced(own.slice(0, column)),
    () => replaced(`${own.slice(0, column)}${pick(['é', '\u0001', '?', ' '])}${own.slice(column + 1)}`),
    () => replaced(`QQ${own.slice(2)}`),
    () => `${whole}\n${whole}`,
    () => whole.replaceAll(filing.controlNo, others.controlNo),
    () => whole.replaceAll(filing.isfNo, others.isfNo),
    () => whole.replaceAll(filing.amsNo, others.amsNo),
    () => whole.replaceAll(filing.controlNo, ' '.repeat(10)),
    () => plainAnswer({ controlNo: '', records: responseRecords(others, CLOSINGS[0] ?? '', 'ZZZ-20260000001') }),
  ]);
  return { text: mutate(), isLate: random() < 0.2 };
}
