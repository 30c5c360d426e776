import { z } from 'zod';
import { isFilerOffice, isOfficeCode, isPortCode, type FilerOffice } from '#rules/filerOffice.ts';
import { ConfigError, invalidValue } from './variables.ts';

/** Separators of the records: a line to CBP expects one of them, or a stream of 80-column records. */
const LINE_ENDS = { lf: '\n', crlf: '\r\n', none: '' } as const;
const ZONES = new Set(Intl.supportedValuesOf('timeZone'));

const code = (name: string, sentence: string, pattern: RegExp) =>
  z.string().regex(pattern, { error: invalidValue(`${name} must be ${sentence}`) });

export const customsLineVariables = z.object({
  TPT_CUSTOMS_SITE: code('TPT_CUSTOMS_SITE', 'four capital letters or digits', /^[A-Z0-9]{4}$/u).optional(),
  TPT_CUSTOMS_SENDER: code('TPT_CUSTOMS_SENDER', 'three capital letters or digits', /^[A-Z0-9]{3}$/u).optional(),
  // The message does not repeat the password.
  TPT_CUSTOMS_PASSWORD: z
    .string()
    .regex(/^[A-Z0-9]{1,6}$/u, { error: 'TPT_CUSTOMS_PASSWORD must be one to six capital letters or digits.' })
    .optional(),
  TPT_CUSTOMS_OFFICE: z
    .string()
    .refine(isOfficeCode, { error: invalidValue('TPT_CUSTOMS_OFFICE must be two capital letters or digits') })
    .optional(),
  TPT_CUSTOMS_PORT: z
    .string()
    .refine(isPortCode, { error: invalidValue('TPT_CUSTOMS_PORT must be a Schedule D port of four digits') })
    .optional(),
  TPT_CUSTOMS_FILER: code(
    'TPT_CUSTOMS_FILER',
    'a filer code of three capital letters or digits',
    /^[A-Z0-9]{3}$/u,
  ).optional(),
  TPT_CUSTOMS_FILER_OFFICE: z
    .string()
    .refine(isOfficeCode, { error: invalidValue('TPT_CUSTOMS_FILER_OFFICE must be two capital letters or digits') })
    .optional(),
  TPT_CUSTOMS_PREPARER: z
    .string()
    .refine((text) => readOffice(text) !== null, {
      error: invalidValue(
        'TPT_CUSTOMS_PREPARER must be port and filer code, such as 4601 TPT, and may end with an office',
      ),
    })
    .optional(),
  TPT_CUSTOMS_ZONE: z
    .string()
    .refine((zone) => ZONES.has(zone), {
      error: invalidValue('TPT_CUSTOMS_ZONE must be a time zone such as America/New_York'),
    })
    .default('America/New_York'),
  TPT_CUSTOMS_LINE_END: z
    .enum(['lf', 'crlf', 'none'], { error: invalidValue('TPT_CUSTOMS_LINE_END must be lf, crlf or none') })
    .default('lf'),
});

/** The installation's line to CBP; values that are not set are empty. */
export interface CustomsLine {
  /** A and Z 2–5. */
  site: string;
  /** A and Z 6–8: the code of who transmits. */
  sender: string;
  /** A 9–14. Never shown, stored or logged. */
  password: string;
  /** A and Z 38–39. */
  office: string;
  /** The filer of enterprises that have none of their own. */
  filer: FilerOffice;
  /** Prepares the filings of enterprises with an own filer code. */
  preparer: FilerOffice;
  /** The date of a transmission is that of this zone. */
  zone: string;
  lineEnd: string;
}

export const NO_OFFICE: FilerOffice = { port: '', filer: '', office: '' };

/** The line of the practice customs, so that practice works without settings. */
export const PRACTICE_LINE = {
  site: '4601',
  sender: 'TPT',
  password: 'PRCTCE',
  filer: { port: '4601', filer: 'TPT', office: '' },
} as const;

/** @example readOffice('4601 TPT 02') // { port: '4601', filer: 'TPT', office: '02' } */
function readOffice(text: string): FilerOffice | null {
  const [port = '', filer = '', office = '', ...others] = text.split(/\s+/u);
  const read = { port, filer, office };
  return others.length === 0 && isFilerOffice(read) ? read : null;
}

/** @throws ConfigError for a filer without its port */
export function readCustomsLine(values: z.output<typeof customsLineVariables>, isPractice: boolean): CustomsLine {
  const practice = isPractice ? PRACTICE_LINE : null;
  const filer = {
    port: values.TPT_CUSTOMS_PORT ?? '',
    filer: values.TPT_CUSTOMS_FILER ?? '',
    office: values.TPT_CUSTOMS_FILER_OFFICE ?? '',
  };
  const isSet = Object.values(filer).some(Boolean);
  if (isSet && !isFilerOffice(filer)) {
    throw new ConfigError('TPT_CUSTOMS_PORT and TPT_CUSTOMS_FILER must be set together: CBP knows a filer by both.');
  }
  return {
    site: values.TPT_CUSTOMS_SITE ?? practice?.site ?? '',
    sender: values.TPT_CUSTOMS_SENDER ?? practice?.sender ?? '',
    password: values.TPT_CUSTOMS_PASSWORD ?? practice?.password ?? '',
    office: values.TPT_CUSTOMS_OFFICE ?? '',
    filer: isSet ? filer : (practice?.filer ?? NO_OFFICE),
    preparer: (values.TPT_CUSTOMS_PREPARER && readOffice(values.TPT_CUSTOMS_PREPARER)) || NO_OFFICE,
    zone: values.TPT_CUSTOMS_ZONE,
    lineEnd: LINE_ENDS[values.TPT_CUSTOMS_LINE_END],
  };
}
