import { issueAt, type Issue } from '#schema/issue.ts';
import { isBlankOffice, isCbpFilerCode, isOfficeCode, isPortCode, type FilerOffice } from './filerOffice.ts';

/** [X01] What an enterprise sets of the envelope of its messages to customs; blank values are empty. */
export interface ConnectionValues {
  /** B and Y 4–7. */
  port: string;
  /** B and Y 8–10. */
  filer: string;
  /** B and Y 45–46. */
  office: string;
  /** B 47–50, when another office prepares the filings. */
  preparerPort: string;
  /** B 51–53. */
  preparerFiler: string;
  /** B 54–55. */
  preparerOffice: string;
  /** B 60–80 in place of the control number, for certification. */
  blockText: string;
}

export const CONNECTION_FIELDS = [
  'port',
  'filer',
  'office',
  'preparerPort',
  'preparerFiler',
  'preparerOffice',
  'blockText',
] as const satisfies readonly (keyof ConnectionValues)[];
export type ConnectionField = (typeof CONNECTION_FIELDS)[number];

export const BLANK_CONNECTION = Object.fromEntries(CONNECTION_FIELDS.map((name) => [name, ''])) as Record<
  ConnectionField,
  string
>;

/** The values alone, out of an answer of the portal. */
export const connectionValues = (given: Readonly<ConnectionValues>): ConnectionValues =>
  Object.fromEntries(CONNECTION_FIELDS.map((name) => [name, given[name]])) as Record<ConnectionField, string>;

/** Columns of B 60–80. */
export const BLOCK_TEXT_LENGTH = 21;
const PRINTABLE = /^[A-Z0-9 !@#$%^&()\-_=+[{\]};:'",<.>/?`~]+$/u;

/** Trims values and raises letters to capitals, as customs does. */
export const cleanConnection = (values: Readonly<ConnectionValues>): ConnectionValues =>
  Object.fromEntries(CONNECTION_FIELDS.map((name) => [name, values[name].trim().toUpperCase()])) as Record<
    ConnectionField,
    string
  >;

const FORMATS: Record<ConnectionField, (text: string) => string | null> = {
  port: (text) => (isPortCode(text) ? null : 'connection.invalid.port'),
  filer: (text) => (isCbpFilerCode(text) ? null : 'connection.invalid.filer'),
  office: (text) => (isOfficeCode(text) ? null : 'connection.invalid.office'),
  preparerPort: (text) => (isPortCode(text) ? null : 'connection.invalid.port'),
  preparerFiler: (text) => (isCbpFilerCode(text) ? null : 'connection.invalid.filer'),
  preparerOffice: (text) => (isOfficeCode(text) ? null : 'connection.invalid.office'),
  blockText: (text) => {
    if (text.length > BLOCK_TEXT_LENGTH || !PRINTABLE.test(text)) return 'connection.invalid.blockText';
    // Answers give the text back: digits alone would be read as the control number of another message.
    return /^\d{10}/u.test(text) ? 'connection.invalid.blockTextDigits' : null;
  },
};

/** Message key for a value's format; null for a blank or valid one. */
export const connectionFormat = (name: ConnectionField, text: string): string | null =>
  text === '' ? null : FORMATS[name](text);

/** Fields that are needed as soon as one of their group is filled. */
const GROUPS = [
  { needed: ['port', 'filer'], of: ['port', 'filer', 'office'] },
  { needed: ['preparerPort', 'preparerFiler'], of: ['preparerPort', 'preparerFiler', 'preparerOffice'] },
] as const satisfies readonly { needed: readonly ConnectionField[]; of: readonly ConnectionField[] }[];

/** What is wrong with cleaned values, at their fields. */
export function connectionIssues(values: Readonly<ConnectionValues>): Issue[] {
  const formats = CONNECTION_FIELDS.flatMap((name) => {
    const message = connectionFormat(name, values[name]);
    return message ? [issueAt(name, { message })] : [];
  });
  const missing = GROUPS.filter(({ of }) => of.some((name) => values[name] !== '')).flatMap(({ needed }) =>
    needed
      .filter((name) => values[name] === '')
      .map((name) => issueAt(name, { message: 'connection.invalid.together' })),
  );
  return [...formats, ...missing];
}

/** What the installation gives to enterprises that set nothing of their own. */
interface InstallationOffices {
  filer: FilerOffice;
  preparer: FilerOffice;
}

/**
 * The filer and the preparer of an enterprise's messages. A group of values falls back as a whole, because the port and
 * office of one filer code mean nothing under another. The installation prepares for other filer codes only.
 */
export function connectionOffices(own: Readonly<ConnectionValues>, installation: InstallationOffices) {
  const ownFiler = { port: own.port, filer: own.filer, office: own.office };
  const ownPreparer = { port: own.preparerPort, filer: own.preparerFiler, office: own.preparerOffice };
  const filer = isBlankOffice(ownFiler) ? installation.filer : ownFiler;
  const inherited = !isBlankOffice(ownFiler) && installation.preparer.filer !== filer.filer;
  const preparer = isBlankOffice(ownPreparer) && inherited ? installation.preparer : ownPreparer;
  return { filer, preparer };
}
