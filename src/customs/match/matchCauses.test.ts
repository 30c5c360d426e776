import { describe, expect, it } from 'vitest';
import { MATCH_CAUSES, type Unmatched } from './matchCause.ts';
import { matchCauses } from './matchCauses.ts';

const ask = (amsNo: string, changes: Partial<Unmatched> = {}) =>
  matchCauses({ amsNo, amsType: 'BM', houseScac: 'HBRL', status: 'notOnFile', ...changes });
const first = (amsNo: string, changes: Partial<Unmatched> = {}) => {
  const [{ cause, amsNo: offer, amsType } = { cause: 'none', amsNo: undefined, amsType: undefined }] = ask(
    amsNo,
    changes,
  );
  return [cause, offer ?? amsType];
};

describe('matchCauses', () => {
  it.each([
    ['HBRLHBRL123456', 'doubledScac', 'HBRL123456'],
    ['MAEUMAEU123456', 'doubledScac', 'MAEU123456'],
    ['HBRL-123 456/7', 'strayCharacters', 'HBRL1234567'],
    ['hbrl123456', 'strayCharacters', 'HBRL123456'],
    ['123456789', 'missingScac', 'HBRL123456789'],
    ['NB123456', 'missingScac', 'HBRLNB123456'],
    ['HBRL12O456', 'letterForDigit', 'HBRL120456'],
    ['HBRLNB12I456', 'letterForDigit', 'HBRLNB121456'],
    ['0OLU123456', 'digitForLetter', 'OOLU123456'],
    ['HBRL1234567890123', 'tooLong', undefined],
    ['HBRL', 'tooShort', undefined],
    ['MAEU123456', 'masterNumber', undefined],
    ['HBRL123456', 'notYetInAms', undefined],
  ])('of %s: first %s, offering %s', (amsNo, cause, offer) => {
    expect(first(amsNo)).toEqual([cause, offer]);
  });

  it('corrects one cause after the other, and the last offer includes all', () => {
    expect(ask('HBRL HBRL 12O45678').map(({ cause, amsNo }) => [cause, amsNo])).toEqual([
      ['strayCharacters', 'HBRLHBRL12O45678'],
      ['doubledScac', 'HBRL12O45678'],
      ['letterForDigit', 'HBRL12045678'],
      ['notYetInAms', undefined],
      ['numberChanged', undefined],
    ]);
  });

  it('ends with asking and waiting if no cause is visible', () => {
    expect(ask('HBRL123456').map(({ cause }) => cause)).toEqual(['notYetInAms', 'numberChanged']);
  });

  it("detects a house bill that was filed as a regular one, but accepts a carrier's regular bill", () => {
    expect(first('HBRL123456', { amsType: 'OB' })).toEqual(['typeOfOtherIssuer', 'BM']);
    expect(first('MAEU123456', { amsType: 'OB' })).toEqual(['notYetInAms', undefined]);
    expect(first('HBRL123456', { masterBill: 'HBRL123456' })).toEqual(['masterNumber', undefined]);
  });
});

it('offers the other type for a wrong type, and asking for a duplicate', () => {
  expect(first('HBRL123456', { status: 'wrongType' })).toEqual(['wrongType', 'OB']);
  expect(first('HBRL123456', { status: 'wrongType', amsType: 'OB' })).toEqual(['wrongType', 'BM']);
  expect(first('HBRL123456', { status: 'duplicate' })).toEqual(['otherFiler', undefined]);
});

it('returns every cause once', () => {
  expect(new Set(MATCH_CAUSES).size).toBe(MATCH_CAUSES.length);
});
