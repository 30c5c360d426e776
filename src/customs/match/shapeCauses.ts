import { BILL_NUMBER, SCAC } from '#contract/entities/billNumber.ts';
import { cutDoubledScac } from '#rules/doubledScac.ts';
import type { MatchCause, MatchCauseName, Unmatched } from './matchCause.ts';

const NUMBER_MAX = 16;
const NUMBER_MIN = 5;

/**
 * Causes visible in the number. Each correction continues from the previous one, so that the last offer includes all.
 */
export function shapeCauses({ amsNo, houseScac }: Unmatched): MatchCause[] {
  const found: MatchCause[] = [];
  let number = amsNo;
  for (const [cause, mend] of CORRECTIONS) {
    const corrected = mend(number, houseScac);
    if (corrected === number) continue;
    found.push({ cause, amsNo: corrected, args: { from: number, amsNo: corrected } });
    number = corrected;
  }
  if (number.length > NUMBER_MAX) found.push({ cause: 'tooLong', args: { amsNo: number, max: NUMBER_MAX } });
  if (number.length < NUMBER_MIN) found.push({ cause: 'tooShort', args: { amsNo: number } });
  // Offers that are no valid number are dropped.
  return found.map(({ amsNo: offer, ...cause }) =>
    offer !== undefined && BILL_NUMBER.test(offer) ? { ...cause, amsNo: offer } : cause,
  );
}

type Correction = (number: string, houseScac: string) => string;

const CORRECTIONS: readonly (readonly [MatchCauseName, Correction])[] = [
  ['strayCharacters', (number) => number.toUpperCase().replace(/[^A-Z0-9]/gu, '')],
  ['digitForLetter', lettersInScac],
  ['doubledScac', cutDoubledScac],
  ['missingScac', (number, houseScac) => (isWithoutScac(number, houseScac) ? houseScac + number : number)],
  ['letterForDigit', digitsInSerial],
];

/** A zero or one among the first four letters. */
function lettersInScac(number: string): string {
  const scac = number.slice(0, 4).replaceAll('0', 'O').replaceAll('1', 'I');
  const letters = /[A-Z]/gu;
  // With fewer than two letters, it is a number without SCAC.
  return SCAC.test(scac) && (number.slice(0, 4).match(letters)?.length ?? 0) >= 2 ? scac + number.slice(4) : number;
}

const isWithoutScac = (number: string, houseScac: string): boolean =>
  number !== '' && SCAC.test(houseScac) && !/^[A-Z]{4}/u.test(number);

/** The letters O, I or L in an otherwise numeric serial. */
function digitsInSerial(number: string): string {
  const [, scac = '', lead = '', serial = ''] = /^([A-Z]{4})([A-HJKMNP-Z]*)([0-9OIL]+)$/u.exec(number) ?? [];
  const digits = serial.match(/\d/gu)?.length ?? 0;
  if (digits < 4 || digits * 2 <= serial.length) return number;
  return scac + lead + serial.replaceAll('O', '0').replaceAll('I', '1').replaceAll('L', '1');
}
