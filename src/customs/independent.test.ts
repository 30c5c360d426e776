import { describe, expect, it } from 'vitest';
import type { Bill } from '#contract/entities/bill.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { randomBill } from '#contract/testing/randomBills.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { randomRounds } from '#contract/testing/randomRounds.ts';
import { billToIsf } from './billToIsf.ts';
import { isfToBill } from './testing/isfToBill.ts';
import { readIsf } from './readIsf.ts';
import { decodeIndependently } from './testing/independentDecoder.ts';
import { encodeIndependently, type Sending } from './testing/independentEncoder.ts';
import { writeIsf } from './writeIsf.ts';

const FILINGS = randomRounds(500);
/** Fields that no record has; the page of a filing gets them from elsewhere. */
const NOT_SENT = ['id', 'billType', 'template_name', 'loadingAt', 'arrivalAt', 'vesselVoyage', 'clientRef', 'amsType'];

const sendingOf = (random: () => number): Sending => {
  const action = random() < 0.7 ? 'A' : random() < 0.8 ? 'R' : 'D';
  const number = `HBRL-${String(Math.floor(random() * 1e10)).padStart(10, '0')}`;
  return random() < 0.5
    ? { action, number }
    : { action, number, transitBond: { holder: '12-345678900', activity: '03' } };
};

/** As `decodeIndependently` returns it. */
function comparable(bill: Bill): Record<string, unknown> {
  const isTen = bill.billType === 1;
  return Object.fromEntries(
    Object.entries(bill).filter(([name]) => !NOT_SENT.includes(name) && !(isTen && name === 'houseScac')),
  );
}
const sorted = (fields: Record<string, unknown>): string =>
  JSON.stringify(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));

describe('an encoder and a decoder of the test’s own', () => {
  it(`[X03] [X04] [X05] agree byte by byte on ${FILINGS} random filings, in both directions`, () => {
    const random = seededRandom(20_261_126);
    const kinds = new Set<string>();
    for (let round = 0; round < FILINGS; round += 1) {
      const bill = randomBill(random);
      const sending = sendingOf(random);
      const theirs = encodeIndependently(bill, sending).join('\n');
      const ours = writeIsf(billToIsf(bill, { ...sending, isfNo: sending.number }));
      if (ours !== theirs) expect(ours.split('\n')).toEqual(theirs.split('\n'));
      for (const line of theirs.split('\n')) kinds.add(line.slice(0, line.startsWith('SF20') ? 7 : 4).trim());
      if (sending.action === 'D') continue;
      const { message, faults } = readIsf(theirs);
      if (!message || faults.length > 0) throw new Error(JSON.stringify(faults));
      const [read, decoded] = [comparable(isfToBill(message)), decodeIndependently(theirs.split('\n'))];
      if (sorted(read) !== sorted(decoded)) expect(read).toEqual(decoded);
    }
    const wanted = 'SF10 SF13 SF15 SF20CR SF20V1 SF20SBN SF206C SF20FN SF20MB SF25 SF30 SF31 SF35 SF36 SF40 SF50';
    expect([...kinds].toSorted()).toEqual(wanted.split(' ').toSorted());
  }, 300_000);

  it('write the sample of the published facts', () => {
    const bill = isf10Bill({
      amsRequestList: [amsRowOf('ABCD1234567890')],
      sellerAddr: '588 RENMIN ROAD BEILUN DISTRICT ROOM 1201',
      billHsRequestList: [{ hsCode: '940360', hsCountryCode: 'CN' }],
    });
    const lines = writeIsf(billToIsf(bill, { action: 'A', isfNo: 'DRAFT1024' })).split('\n');
    expect(lines.slice(0, 8)).toEqual(SAMPLE.slice(0, 8));
    expect(lines.slice(-4)).toEqual(SAMPLE.slice(-4));
    expect(encodeIndependently(bill, { action: 'A', number: 'DRAFT1024' })).toEqual(lines);
  });
});

/** Copied from the facts, where the second half of SF35 stands one column off its layout; other parties are left out. */
const SAMPLE = [
  'SF10101ACTEI 12-345678900           11                   12-345678900   018     ',
  'SF15BMABCD1234567890                                                            ',
  'SF20CR DRAFT1024                                                                ',
  'SF30IM                                    EI 12-345678900                       ',
  'SF30CN                                    EI 12-345678900                       ',
  'SF30SE NINGBO TRADING CO LTD                                                    ',
  'SF3515588 RENMIN ROAD BEILUN DISTRICT    15ROOM 1201                            ',
  'SF36NINGBO                                                     CN               ',
  'SF30MF NINGBO FURNITURE FACTORY                                                 ',
  'SF3515NO 9 INDUSTRIAL ZONE                                                      ',
  'SF36NINGBO                                                     CN               ',
  'SF40940360    CN                                                                ',
];
