import type { ID_TYPES } from '#contract/codes.ts';
import { ID_FORMATS } from '#contract/entities/checks.ts';
import { cleanText } from './cleanText.ts';

export type IdKind = (typeof ID_TYPES)[number];

export interface IdReading {
  /** Of which kind the number is without doubt; null where nobody can tell. */
  kind: IdKind | null;
  /** The number in its customs format, or cleaned where its kind is in doubt. */
  value: string;
  /** What it may be, where a person has to say. */
  choices: readonly { kind: IdKind; value: string }[];
}

/** Words that stand before a number in invoices, forms and e-mails; accents and case are gone when they are read. */
const NAMED: readonly (readonly [IdKind, RegExp])[] = [
  ['34', /SSN|SOCIAL SECURITY|社会安全|社安|SO AN SINH XA HOI/u],
  ['AEF', /PASSPORT|护照|HO CHIEU/u],
  ['ANI', /CBP|CUSTOMS[- ]ASSIGNED|ASSIGNED NUMBER/u],
  ['EI', /F?EIN|IRS|EMPLOYER|FEDERAL TAX|TAX ID|税号|MA SO THUE/u],
];

/** A number as it can stand at the end of such a text: digits, letters and what separates them. */
const NUMBER = /[A-Z0-9](?:[A-Z0-9]|[ .\-/](?=[A-Z0-9]))*$/u;

/**
 * Reads an ID number out of whatever was pasted: its kind by its name or its form, and the format customs takes.
 * Nine bare digits are an EIN or a social security number, and eleven may be an EIN or a number that CBP assigned:
 * then the person chooses.
 * @param type the kind chosen so far; only the default, EI, leaves doubt
 * @example readIdNumber('EIN: 12-3456789') // { kind: 'EI', value: '12-345678900', choices: [] }
 * @example readIdNumber('123456789').choices // EIN 12-345678900, social security number 123-45-6789
 */
export function readIdNumber(text: string, type = 'EI'): IdReading {
  const clean = cleanText(text, { upper: true });
  const named = NAMED.find(([, words]) => words.test(clean))?.[0] ?? null;
  const written = (named ? withoutName(clean) : clean).replace(/^#\s*/u, '');
  const bare = written.replace(/[ .\-/]/gu, '');
  const sure = (kind: IdKind): IdReading => ({ kind, value: formatted(kind, bare), choices: [] });
  const open = (...kinds: IdKind[]): IdReading => ({
    kind: null,
    value: clean.replace(/ /gu, ''),
    choices: kinds.map((kind) => ({ kind, value: formatted(kind, bare) })),
  });

  if (named && fits(named, bare)) return sure(named);
  if (type !== 'EI' && isKind(type) && fits(type, bare) && !hasFormOfAnother(written, type)) return sure(type);
  if (/^\d{3}[ -]\d{2}[ -]\d{4}$/u.test(written)) return sure('34');
  if (/^\d{2}[0-9A-Z]{4}[ -]\d{5}$/u.test(written)) return sure('ANI');
  if (/^\d{2}[ -]\d{7}[ -]?(?:[0-9A-Z]{2})?$/u.test(written)) return sure('EI');
  if (/^[A-Z]{1,2}\d{6,9}$/u.test(bare)) return sure('AEF');
  if (/^\d{9}$/u.test(bare)) return open('EI', '34');
  if (/^\d{9}00$/u.test(bare) || /^\d{9}[A-Z][0-9A-Z]$/u.test(bare)) return sure('EI');
  if (/^\d{11}$/u.test(bare)) return open('EI', 'ANI');
  return open();
}

/**
 * An ID number whose kind was written beside it, in its customs format; the cleaned text where it has none.
 * @param type EI, ANI, 34 or AEF; any other is read as EI
 * @example cleanIdNumber('123456789', 'EI') // '12-345678900'
 */
export function cleanIdNumber(text: string, type: string): string {
  const { value, choices } = readIdNumber(text, type);
  return choices.find(({ kind }) => kind === (isKind(type) ? type : 'EI'))?.value ?? value;
}

function withoutName(text: string): string {
  return NUMBER.exec(text)?.[0].replace(/^(?:[A-Z]{2,}[ .]+)+(?=\d|[A-Z]{1,2} ?\d)/u, '') ?? text;
}

const isKind = (type: string): type is IdKind => type in ID_FORMATS;

/** Whether these letters and digits can be written as that kind. */
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
