import { describe, expect, it } from 'vitest';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { BLANK_ENVELOPE, writeBatch } from '../envelope.ts';
import { validateRecords } from '../validateRecords.ts';
import { rehearse } from '../rehearse.ts';
import { BASE_MESSAGES } from '../testing/baseMessages.ts';
import { mutate } from '../testing/mutate.ts';
import { randomAnswer } from '../testing/randomAnswers.ts';
import { matchesBill, printBillNumber } from './billNumber.ts';
import { composeAdvisory } from './composeAdvisory.ts';
import { composeResponse } from './composeResponse.ts';
import type { Answer } from './answer.ts';
import { ADVICES } from './dispositions.ts';
import { findEchoLines } from './echo.ts';
import { placeErrors } from './placeErrors.ts';
import { readAnswer, readAnswers } from './readAnswers.ts';

const pad = (line: string): string => line.padEnd(80);
const NUMBER = 'HBRL-0000000007';
const { ten } = BASE_MESSAGES;
const answerTo = (sent: readonly string[]): string[] =>
  composeResponse({ records: sent, findings: validateRecords(sent), transactionNumber: NUMBER });

describe('an answer composed from the published layouts', () => {
  it('is interpreted correctly in 200 random cases', () => {
    const random = seededRandom(200);
    for (let round = 0; round < 200; round += 1) {
      const expected = randomAnswer(random);
      const answer = readAnswer(expected.lines.join('\n'));
      expect(answer).toMatchObject({ kind: expected.kind, transactionNumber: expected.number });
      if (expected.kind === 'advisory' && answer.kind === 'advisory') {
        expect(answer.references).toEqual([expected.number]);
        expect(answer.matches.map(({ code, status }) => [code, status])).toEqual(
          expected.matches.map(({ code }) => [code, ADVICES[code]?.status]),
        );
        answer.matches.forEach(({ printed }, at) =>
          expect(matchesBill(printed, expected.matches[at]?.amsNo ?? '')).toBe(true),
        );
      } else if (expected.kind === 'response' && answer.kind === 'response') {
        expect(answer.disposition).toBe(expected.disposition);
        expect(findEchoLines(answer.echoes, expected.sent)).not.toContain(null);
        const placed = placeErrors(answer, expected.sent);
        expect(
          placed.map(({ code, severity, narrative, sentLine }) => ({
            code,
            severity,
            narrative,
            echo: expected.sent[sentLine ?? -1],
          })),
        ).toEqual(expected.errors.map(({ line, ...error }) => ({ ...error, echo: expected.sent[line] })));
      } else throw new Error('another kind');
    }
  });

  it('is malformed or has the same verdict when a line is damaged', () => {
    const random = seededRandom(201);
    const count = (below: number): number => Math.floor(random() * below);
    let refused = 0;
    for (let round = 0; round < 1_000; round += 1) {
      const { lines } = randomAnswer(random);
      const whole = readAnswer(lines);
      const at = count(lines.length);
      const line = lines[at] ?? '';
      const column = count(80);
      const torn =
        [
          lines.with(at, line.slice(0, column)),
          lines.with(at, `${line} `),
          lines.with(at, `${line.slice(0, 40)}X${line.slice(40)}X`),
          lines.toSpliced(-1),
          lines.toSpliced(0, 1),
          lines.with(at, `QQ${line.slice(2)}`),
          [...lines, line],
          lines.with(at, `${line.slice(0, column)}é${line.slice(column + 1)}`),
        ][round % 8] ?? [];
      const answer = readAnswer(torn);
      if (answer.kind === 'malformed') refused += 1;
      else expect([round, verdictOf(answer)]).toEqual([round, verdictOf(whole)]);
    }
    expect(refused).toBeGreaterThan(350);
  });
});

/** An acceptance with a damaged code still accepts, with a warning. */
const verdictOf = (answer: Answer): string =>
  answer.kind === 'response' ? answer.disposition.replace('warning', 'accepted') : answer.kind;

describe('a response', () => {
  it('echoes header, bills and references always, and other records with their errors', () => {
    const sent = mutate(ten, 'SF36#2@64=ZZ ; SF15@7=ABC1');
    expect(answerTo(sent).map((line) => line.slice(0, 9).trim())).toEqual([
      'SF10101AC',
      'SF15BMABC',
      'SF9011154',
      'SF20CR HB',
      'SF36COSTA',
      'SF9011',
      'SF9001',
    ]);
  });

  it("contains customs' number and is accepted, accepted with warnings, or rejected", () => {
    expect(readAnswer(answerTo(ten))).toMatchObject({
      kind: 'response',
      transactionNumber: NUMBER,
      references: [NUMBER],
      action: 'A',
      disposition: 'accepted',
      messageType: '02',
      narrative: 'ISF ACCEPTED',
      errors: [],
    });
    const warned = composeResponse({
      records: ten,
      findings: [{ code: 'S17', narrative: 'IMPORTER NUMBER NOT ON FILE', severity: 'warning', line: 0 }],
      transactionNumber: NUMBER,
    });
    expect(readAnswer(warned)).toMatchObject({
      disposition: 'warning',
      errors: [{ code: 'S17', edit: 'S17', severity: 'warning' }],
    });
  });

  it('maps each error to its field, also among identical records', () => {
    const sent = mutate(ten, 'SF36#4@64=ZZ ; SF36#5@64=ZZ ; SF10@14=123456789___ ; SF40#2@15=ZZ');
    const answer = readAnswer(answerTo(sent));
    if (answer.kind !== 'response') throw new Error('not read');
    expect(placeErrors(answer, sent).map(({ code, edit, field }) => [code, edit, field])).toEqual([
      ['125', 'S16', 'importerId'],
      ['', 'partyCountry', 'stuffingCountryCode'],
      ['', 'partyCountry', 'consolidatorCountryCode'],
      ['', 'originCountry', 'billHsRequestList.1.hsCountryCode'],
    ]);
  });

  it.each([
    ['SF50@26=USLAX', ['deliveryCode']],
    ['SF50@8=USLAX', ['dischargingPortCode']],
    ['SF50@8=USLAX ; SF50@26=USNYC', ['dischargingPortCode', 'deliveryCode']],
  ])('maps an error to the port that breaks the rule: %s', (change, fields) => {
    const sent = mutate(BASE_MESSAGES.five, change);
    const answer = readAnswer(answerTo(sent));
    if (answer.kind !== 'response') throw new Error('not read');
    expect(placeErrors(answer, sent).map(({ edit, field }) => [edit, field])).toEqual(
      fields.map((field) => ['portInUs', field]),
    );
    // Customs may send the error once for both ports.
    const [once] = answer.errors;
    const placed = placeErrors({ ...answer, errors: once ? [once] : [] }, sent);
    expect(placed.map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['five', 'SF50', 'PORT MUST BE FOREIGN', ['dischargingPortCode', 'deliveryCode']],
    ['five', 'SF50', 'SOMETHING NEW', ['dischargingPortCode', 'deliveryCode']],
    ['ten', 'SF36', 'SOMETHING NEW', ['sellerCity', 'sellerSubdivision', 'sellerPostalCode', 'sellerCountryCode']],
    ['ten', 'SF40', 'SOMETHING NEW', ['billHsRequestList.0.hsCode', 'billHsRequestList.0.hsCountryCode']],
  ] as const)('maps an ambiguous error to none of the fields of %s %s', (base, record, expected, among) => {
    const sent = BASE_MESSAGES[base];
    const line = sent.findIndex((text) => text.startsWith(record));
    const finding = { code: null, narrative: expected, severity: 'reject', line } as const;
    const answer = readAnswer(composeResponse({ records: sent, findings: [finding], transactionNumber: NUMBER }));
    if (answer.kind !== 'response') throw new Error('not read');
    expect(placeErrors(answer, sent)).toMatchObject([{ narrative: expected, field: null, among }]);
  });

  it('maps an error to the only field of its record', () => {
    const line = ten.findIndex((text) => text.startsWith('SF35'));
    const finding = { code: 'Q9Z', narrative: 'SOMETHING NEW', severity: 'reject', line } as const;
    const answer = readAnswer(composeResponse({ records: ten, findings: [finding], transactionNumber: NUMBER }));
    if (answer.kind !== 'response') throw new Error('not read');
    expect(placeErrors(answer, ten)).toMatchObject([{ field: 'sellerAddr', among: [] }]);
  });

  it('reports missing records at the header', () => {
    const sent = mutate(BASE_MESSAGES.single, '-SF20SBN ; -SF15');
    const answer = readAnswer(answerTo(sent));
    if (answer.kind !== 'response') throw new Error('not read');
    expect(placeErrors(answer, sent).map(({ code, sentLine, field }) => [code, sentLine, field])).toEqual([
      ['', 0, 'bondReferenceNo'],
      ['', 0, 'amsRequestList.0.amsNo'],
    ]);
  });

  it('keeps unknown codes unchanged and reads an unknown disposition as unknown', () => {
    const lines = [ten[0] ?? '', pad('SF9011Q9ZSOMETHING NEW'), ten[1] ?? '', pad('SF9001'.padEnd(9) + 'ISF REJECTED')];
    expect(readAnswer(lines)).toMatchObject({ errors: [{ code: 'Q9Z', edit: null, narrative: 'SOMETHING NEW' }] });
    expect(readAnswer([ten[0] ?? '', ten[1] ?? '', pad('SF9007'.padEnd(9) + 'ON HOLD')])).toMatchObject({
      kind: 'response',
      disposition: 'unknown',
      messageType: '07',
      narrative: 'ON HOLD',
    });
  });

  it.each([
    ['no disposition', [ten[0], ten[1]], 'incomplete', 1],
    ['an error before any record', [pad('SF9011S16BAD'), pad('SF9001   ISF REJECTED')], 'outOfOrder', 0],
    ['a second filing that has no disposition', [ten[0], ten[1], ten[0], ten[1]], 'incomplete', 1],
  ])('is malformed with %s', (_case, lines, why, line) => {
    expect(readAnswer(lines.map((text) => text ?? ''))).toMatchObject({ kind: 'malformed', why, line });
  });
});

describe('an advisory', () => {
  it('matches the published samples', () => {
    const text = [
      `SA10${NUMBER}`,
      `SA20CR ${NUMBER}`,
      'SA30HBOOLU271940',
      'SA50S1BILL ON FILE',
      'SA30OBCOSU628110',
      'SA50S2NO BILL MATCH (NOT ON FILE)',
    ].map(pad);
    expect(readAnswer(text.join('\r\n'))).toEqual({
      kind: 'advisory',
      transactionNumber: NUMBER,
      references: [NUMBER],
      remarks: [],
      matches: [
        { printed: 'HBOOLU271940', amsNo: 'OOLU271940', status: 'onFile', code: 'S1', narrative: 'BILL ON FILE' },
        {
          printed: 'OBCOSU628110',
          amsNo: 'COSU628110',
          status: 'notOnFile',
          code: 'S2',
          narrative: 'NO BILL MATCH (NOT ON FILE)',
        },
      ],
    });
  });

  it('keeps an unknown code as unknown', () => {
    const lines = [`SA10${NUMBER}`, 'SA30OOLU271940', 'SA50S9SOMETHING NEW'].map(pad);
    expect(readAnswer(lines)).toMatchObject({
      matches: [{ status: 'unknown', code: 'S9', narrative: 'SOMETHING NEW' }],
    });
  });

  it.each([
    ['S1', 'onFile', null],
    ['S2', 'notOnFile', 0],
    ['S3', 'notOnFile', 5],
    ['S4', 'notOnFile', 20],
    ['S5', 'notOnFile', 30],
    ['S6', 'wrongType', 0],
    ['SA', 'wrongType', 5],
    ['SB', 'wrongType', 20],
    ['SC', 'wrongType', 30],
    ['S7', 'duplicate', null],
  ])('reports with %s that a bill is %s, %s days after filing', (code, status, day) => {
    const answer = readAnswer(composeAdvisory({ transactionNumber: NUMBER, matches: [{ amsNo: 'OOLU271940', code }] }));
    expect(answer).toMatchObject({ matches: [{ code, status, narrative: ADVICES[code]?.narrative }] });
    expect(ADVICES[code]?.day).toBe(day);
  });

  it('prints a type before a number only if it fits, and recognizes its bill in every form', () => {
    expect(printBillNumber('OOLU2719403685', 'BM')).toBe('HBOOLU2719403685');
    expect(printBillNumber('OOLU271940368577', 'BM')).toBe('OOLU271940368577');
    expect(matchesBill('HBOOLU2719403685', 'OOLU2719403685')).toBe(true);
    expect(matchesBill('HBOOLU2719403685', 'OOLU271940368577')).toBe(true);
    expect(matchesBill('HBRLAB123', 'HBRLAB123')).toBe(true);
    expect(matchesBill('OOLU2719403685', 'OOLU271940368577')).toBe(false);
    expect(matchesBill('HBOOLU271940', 'OOLU271941')).toBe(false);
  });
});

describe('a transmission of answers', () => {
  const envelope = { ...BLANK_ENVELOPE, sender: 'HBR', filer: 'HBR', date: '112126', application: 'SN' };

  it('is read answer by answer, with one malformed answer among them', () => {
    const good = answerTo(rehearse(isf10Bill(), { isfNo: NUMBER }).records);
    const answers = readAnswers(writeBatch(envelope, [good, good.slice(0, 1), good]).join('\n'));
    expect(answers.map(({ kind }) => kind)).toEqual(['response', 'malformed', 'response']);
    expect(readAnswer(writeBatch(envelope, [good, good])).kind).toBe('malformed');
  });

  it('can be refused as a whole', () => {
    expect(readAnswer(pad('X1999 BATCH REJECTED'))).toMatchObject({
      kind: 'batchReject',
      record: 'X1',
      code: '999',
      narrative: 'BATCH REJECTED',
    });
    expect(readAnswer(pad('X0 BAD PASSWORD'))).toMatchObject({
      kind: 'batchReject',
      code: '',
      narrative: 'BAD PASSWORD',
    });
  });
});
