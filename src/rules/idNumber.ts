import type { ID_TYPES } from '#contract/codes.ts';
import { ID_FORMATS } from '#contract/identifiers.ts';
import { cleanText } from './cleanText.ts';

export type IdKind = (typeof ID_TYPES)[number];

interface IdReading {
  /** The type of the number; null if it is ambiguous or unknown. */
  kind: IdKind | null;
  /** The number in customs format; only cleaned if its type is ambiguous. */
  value: string;
  choices: readonly { kind: IdKind; value: string }[];
}

/** Labels before a number in invoices, forms and emails, matched after accents and case are removed. */
const LABELS: readonly (readonly [IdKind, RegExp])[] = [
  ['34', /SSN|SOCIAL SECURITY|社会安全|社安|SO AN SINH XA HOI/u],
  ['AEF', /PASSPORT|护照|HO CHIEU/u],
  ['ANI', /CBP|CUSTOMS[- ]ASSIGNED|ASSIGNED NUMBER/u],
  ['EI', /F?EIN|IRS|EMPLOYER|FEDERAL TAX|TAX ID|税号|MA SO THUE/u],
];

/** A number at the end of a text: digits, letters and separators. */
const NUMBER = /[A-Z0-9](?:[A-Z0-9]|[ .\-/](?=[A-Z0-9]))*$/u;

/**
 * Reads a pasted ID number: finds its type by label or format, and formats it for customs. Nine digits without
 * separators are an EIN if that type is chosen, else an EIN or a social security number; eleven digits an EIN or a
 * CBP-assigned number. For an ambiguous number it returns choices.
 * @param type the type chosen so far; blank if none can be chosen
 * @example readIdNumber('EIN: 12-3456789') // { kind: 'EI', value: '12-345678900', choices: [] }
 * @example readIdNumber('123456789', '').choices // EIN 12-345678900, social security number 123-45-6789
 */
export function readIdNumber(text: string, type = 'EI'): IdReading {
  const clean = cleanText(text, { upper: true });
  const label = LABELS.find(([, words]) => words.test(clean))?.[0] ?? null;
  const written = (label ? stripLabel(clean) : clean).replace(/^#\s*/u, '');
  const bare = written.replace(/[ .\-/]/gu, '');
  const certain = (kind: IdKind): IdReading => ({ kind, value: formatted(kind, bare), choices: [] });
  const ambiguous = (...kinds: IdKind[]): IdReading => ({
    kind: null,
    value: clean.replace(/ /gu, ''),
    choices: kinds.map((kind) => ({ kind, value: formatted(kind, bare) })),
  });

  if (label && fits(label, bare)) return certain(label);
  if (type !== 'EI' && isKind(type) && fits(type, bare) && !hasFormOfAnother(written, type)) return certain(type);
  if (/^\d{3}[ -]\d{2}[ -]\d{4}$/u.test(written)) return certain('34');
  if (/^\d{2}[0-9A-Z]{4}[ -]\d{5}$/u.test(written)) return certain('ANI');
  if (/^\d{2}[ -]\d{7}[ -]?(?:[0-9A-Z]{2})?$/u.test(written)) return certain('EI');
  if (/^[A-Z]{1,2}\d{6,9}$/u.test(bare)) return certain('AEF');
  if (/^\d{9}$/u.test(bare)) return type === 'EI' ? certain('EI') : ambiguous('EI', '34');
  if (/^\d{9}00$/u.test(bare) || /^\d{9}[A-Z][0-9A-Z]$/u.test(bare)) return certain('EI');
  if (/^\d{11}$/u.test(bare)) return ambiguous('EI', 'ANI');
  return ambiguous();
}

/**
 * Formats an ID number of a known type for customs; returns the cleaned text if it does not match.
 * @param type EI, ANI, 34 or AEF; any other value is read as EI
 * @example cleanIdNumber('123456789', 'EI') // '12-345678900'
 */
export function cleanIdNumber(text: string, type: string): string {
  const { value, choices } = readIdNumber(text, type);
  return choices.find(({ kind }) => kind === (isKind(type) ? type : 'EI'))?.value ?? value;
}

function stripLabel(text: string): string {
  return NUMBER.exec(text)?.[0].replace(/^(?:[A-Z]{2,}[ .]+)+(?=\d|[A-Z]{1,2} ?\d)/u, '') ?? text;
}

const isKind = (type: string): type is IdKind => type in ID_FORMATS;

function fits(kind: IdKind, bare: string): boolean {
  return ID_FORMATS[kind].test(formatted(kind, bare)) && (kind !== 'AEF' || /\d/u.test(bare));
}

function hasFormOfAnother(written: string, type: IdKind): boolean {
  return (['EI', 'ANI', '34'] as const).some((kind) => kind !== type && ID_FORMATS[kind].test(written));
}

function formatted(kind: IdKind, bare: string): string {
  switch (kind) {
    case 'EI':
      return /^\d{9}$/u.test(bare) ? `${bare.slice(0, 2)}-${bare.slice(2)}00` : `${bare.slice(0, 2)}-${bare.slice(2)}`;
    case 'ANI':
      return `${bare.slice(0, 6)}-${bare.slice(6)}`;
    case '34':
      return `${bare.slice(0, 3)}-${bare.slice(3, 5)}-${bare.slice(5)}`;
    case 'AEF':
      return bare;
  }
}
