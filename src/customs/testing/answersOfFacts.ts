/**
 * Answers of customs in the chapter's form and in recorded ones, each line of 80 columns, written by hand from the facts and
 * not by this program. E01, E14 and E16 have their own envelope; the others stand between B and Y of E01.
 */
export const ANSWERS_OF_FACTS = {
  E01: [
    'A4601TPT      112226     SN                                0000001024',
    'B  4601TPTSN                                               0000001024',
    'SF10101ACTEI 12-345678900           11TPT-20260000417    12-345678900   018',
    'SF15BMABCD1234567890',
    'SF20CR DR1024',
    'SF9002   ISF ACCEPTED',
    'Y  4601TPTSN00004',
    'Z4601TPT      112226',
  ],
  E02: [
    'SF10101ACTEI 12-345678900           11TPT-20260000417    12-345678900   018',
    'SF15BMABCD1234567890',
    'SF20CR DR1024',
    'SF30CN                                    EI 98-765432100',
    'SF9013329INVALID ENTITY IDENTIFIER',
    'SF9003   ISF ACCEPTED WITH WARNINGS',
  ],
  E03: [
    'SF10101ACTEI 12-345678900           11                   12-345678900   018',
    'SF15BMABCD1234567890123',
    'SF9011154INVALID HOUSE OR REGULAR BOL NUMBER',
    'SF20CR DR1024',
    'SF9001   ISF REJECTED',
  ],
  E04: [
    'SF10101A  EI 12-345678900           11                   12-345678900   018',
    'SF9001117DUPLICATE ISF TRANSACTION',
    'SF15BMABCD1234567890',
    'SF9001   ISF REJECTED',
  ],
  E05: [
    'SF10101ACTEI 12-345678900           11                   12-345678900   018',
    'SF90  308CONSOLIDATOR NAME/ADDRESS REQUIRED',
    'SF90  303CONSIGNEE NUMBER REQUIRED',
    'SF15BMABCD1234567890',
    'SF9001   SECURITY FILING REJECTED',
  ],
  E06: [
    'SF10101ACTEI 12-345678900           11                   12-345678900   018',
    'SF9003133INVALID ISF IMPORTER NUMBER',
    'SF9001   ISF REJECTED',
  ],
  E07: [
    'SF10101RCTEI 12-345678900           11TPT-20260000999    12-345678900   018',
    'SF9001108INVALID ISF TRANSACTION NUMBER',
  ],
  E08: [
    'SF10101ACTEI 12-345678900           11TPT-20260000417ABCD12-345678900   018  Y',
    'SF9003   ISF ACCEPTED WITH WARNINGS',
  ],
  E10: ['SF10101D  EI 12-345678900             TPT-20260000417', 'SF9002   ISF ACCEPTED'],
  E11: ['SA10TPT-20260000417', 'SA20CR DR1024', 'SA30ABCD1234567890', 'SA50S1BILL ON FILE'],
  E12: [
    'SA10TPT-20260000417',
    'SA30HBABCD1234567890',
    'SA50S2NO BILL MATCH (NOT ON FILE)',
    'SA30OBABCD5550001',
    'SA50S6NO BILL MATCH (WRONG TYPE)',
  ],
  E13: ['SA10TPT-20260000417', 'SA30ABCD1234567890', 'SA50S7DUPLICATE ISF'],
  E14: [
    'A4601TPT      112226                                       0000001024',
    'B                                                                              B',
    'X1 FX14   Z-REC DOES NOT MATCH A-REC',
    'X1RF999   BATCH REJECTED',
    'Y           00002                                                              Y',
    'Z                                                                              Z',
  ],
  E15: [
    'X0 BLOCK  000001 REF ID: 4601 TPT    SF 0000001024',
    'X1 FX18   PROC PORT/FLR NOT AUTHRZD FOR SENDR/RCVR',
    'X0 TRNACT 000001 REF ID: 0000005 00',
    'X1 FX39   DATA FOUND IN FILLER',
    'X1RF999   BATCH REJECTED',
  ],
  E16: [
    'A4601TPT      11222601   112226142233                                00004107755',
    'B014601TPTSN                                               0000001024',
    'SF10101ACTEI 12-345678900           11TPT-20260000417    12-345678900   018',
    'SF9002   ISF ACCEPTED',
    'Y 4601TPTSN00002',
  ],
} as const satisfies Record<string, readonly string[]>;
export type ExampleName = keyof typeof ANSWERS_OF_FACTS;

const COLUMNS = 80;
export const padded = (lines: readonly string[]): string[] => lines.map((line) => line.padEnd(COLUMNS));

const isWhole = (name: ExampleName): boolean => ANSWERS_OF_FACTS[name][0].startsWith('A');

/** The lines of an example with its envelope. */
export function wholeExample(name: ExampleName): string[] {
  const lines = padded(ANSWERS_OF_FACTS[name]);
  if (isWhole(name)) return lines;
  const [head = '', block = '', ...rest] = padded(ANSWERS_OF_FACTS.E01);
  const isAdvisory = lines[0]?.startsWith('SA') === true;
  const asAdvisory = (line: string): string => (isAdvisory ? line.replace('SN', 'SA') : line);
  return [asAdvisory(head), asAdvisory(block), ...lines, ...rest.slice(-2).map(asAdvisory)];
}
