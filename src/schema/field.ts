import type { Charset } from './charset.ts';
import type { IssueText } from './issue.ts';

/**
 * A record before validation: any text, or rows of such records.
 * @example const record: AnyRecord = { name: 'ACME', goods: [{ hsCode: '940360' }] }
 */
export type AnyRecord = Record<string, unknown>;

/**
 * Checks one non-empty value; null when it is valid. `record` is the whole record, or the row.
 * @example const short: Check = (value) => (value.length > 35 ? { message: 'validation.max' } : null)
 */
export type Check = (value: string, record: AnyRecord) => IssueText | null;

/**
 * Always, never, or depending on the record.
 * @example const inUs: When = (record) => record['country'] === 'US'
 */
export type When = boolean | ((record: AnyRecord) => boolean);

interface FieldFacts {
  /** Blank is an error on send. */
  required?: When;
  /** Whether the form shows it. A field with a value is always shown, so that no problem is hidden. */
  shown?: (record: AnyRecord) => boolean;
  initial?: string;
  /** Give errors. */
  checks?: readonly Check[];
  /** Give warnings, which never block sending. */
  warnings?: readonly Check[];
  /** Identifies a natural person: browser storage holds it encrypted only. */
  sensitive?: boolean;
  /** Blank in most records: an import template has no column for it. */
  rare?: boolean;
}

export interface TextFacts extends FieldFacts {
  min?: number;
  max?: number;
  charset?: Charset;
  upper?: boolean;
  multiline?: boolean;
  /** Numbers and codes, shown in a monospace face. */
  code?: boolean;
  /** A whole number of coins, a number on the wire. */
  amount?: boolean;
  /** The text to show while the value is not being edited; null shows the value itself. */
  mask?: (value: string) => string | null;
}

/**
 * What a look-up field searches.
 * @example lookup('port' satisfies LookupSource)
 */
export type LookupSource = 'country' | 'port' | 'hs';

/**
 * A text as typed.
 * @example const name: TextField = text({ max: 35 })
 */
export interface TextField extends TextFacts {
  kind: 'text';
}
/**
 * One option of a list.
 * @example const kind: ChoiceField = choice(['BM', 'OB'], { labels: 'amsType' })
 */
export interface ChoiceField<C extends string = string> extends FieldFacts {
  kind: 'choice';
  options: readonly C[];
  /** Prefix of the message keys: `choices.<labels>.<option>`. */
  labels: string;
}
/**
 * Several options of a list, as text joined by commas in the order of the options.
 * @example const notices: ChoicesField = choices(['late', 'rejected'], { labels: 'notices' })
 */
export interface ChoicesField<C extends string = string> extends FieldFacts {
  kind: 'choices';
  options: readonly C[];
  /** Prefix of the message keys: `<labels>.<option>`. */
  labels: string;
}
/**
 * A value that is found by searching.
 * @example const country: LookupField = lookup('country')
 */
export interface LookupField extends FieldFacts {
  kind: 'lookup';
  source: LookupSource;
}
/**
 * `YYYY-MM-DD`.
 * @example const loaded: DateField = date()
 */
export interface DateField extends FieldFacts {
  kind: 'date';
}
/**
 * `YYYY-MM-DD HH:mm:ss` at +08:00.
 * @example const closing: DateTimeField = dateTime({ required: true })
 */
export interface DateTimeField extends FieldFacts {
  kind: 'dateTime';
}
/**
 * A list of rows with fields of their own.
 * @example const goods: RowsField = rows({ hsCode: text() }, { atLeastOne: true })
 */
export interface RowsField<F extends Fields = Fields> {
  kind: 'rows';
  of: F;
  /** An empty list is an error. */
  atLeastOne?: boolean;
  /** Number of rows in a blank record. */
  start?: number;
  /** Blank in most records: an import template has no columns for it. */
  rare?: boolean;
}

/**
 * A field with one text.
 * @example const isScalar = (field: FieldDeclaration): field is ScalarField => field.kind !== 'rows'
 */
export type ScalarField = TextField | ChoiceField | ChoicesField | LookupField | DateField | DateTimeField;
/**
 * Any field of an entity.
 * @example const isRequired = (field: FieldDeclaration) => field.kind !== 'rows' && field.required === true
 */
export type FieldDeclaration = ScalarField | RowsField;
/**
 * The fields of an entity or of a row, by name.
 * @example const fields: Fields = { name: text(), country: lookup('country') }
 */
export type Fields = { readonly [name: string]: FieldDeclaration };

/**
 * The record type of a set of fields: scalars are text as typed, rows are arrays of records.
 * @example type Ship = RecordOf<{ name: TextField }> // { name: string }
 */
export type RecordOf<F extends Fields> = {
  -readonly [N in keyof F]: F[N] extends RowsField<infer R> ? RecordOf<R>[] : string;
};

/** @example text({ required: true, max: 35, charset: 'customs' }) */
export const text = (facts: TextFacts = {}): TextField => ({ kind: 'text', ...facts });

/** @example choice(['BM', 'OB'], { labels: 'amsType', required: true, initial: 'BM' }) */
export const choice = <const C extends string>(
  options: readonly C[],
  facts: FieldFacts & { labels: string },
): ChoiceField<C> => ({ kind: 'choice', options, ...facts });

/** @example choices(PUSH_EVENTS, { labels: 'push.events' }) */
export const choices = <const C extends string>(
  options: readonly C[],
  facts: FieldFacts & { labels: string },
): ChoicesField<C> => ({ kind: 'choices', options, ...facts });

/** The options in the text of a `choices` field. */
export const chosen = (value: string): string[] => value.split(',').filter(Boolean);

/** @example lookup('country', { required: true }) */
export const lookup = (source: LookupSource, facts: FieldFacts = {}): LookupField => ({
  kind: 'lookup',
  source,
  ...facts,
});

/** @example date({ checks: [notAfterToday] }) */
export const date = (facts: FieldFacts = {}): DateField => ({ kind: 'date', ...facts });

/** @example dateTime({ required: true }) */
export const dateTime = (facts: FieldFacts = {}): DateTimeField => ({ kind: 'dateTime', ...facts });

/** @example rows({ hsCode: text({ required: true }) }, { atLeastOne: true, start: 1 }) */
export const rows = <F extends Fields>(of: F, facts: Omit<RowsField<F>, 'kind' | 'of'> = {}): RowsField<F> => ({
  kind: 'rows',
  of,
  ...facts,
});
