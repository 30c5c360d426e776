import type { Charset } from './charset.ts';
import type { IssueText } from './issue.ts';

/** A record before validation: any text, or rows of such records. */
export type AnyRecord = Record<string, unknown>;

/** Checks one non-empty value; null when it is valid. `record` is the whole record, or the row. */
export type Check = (value: string, record: AnyRecord) => IssueText | null;

export type When = boolean | ((record: AnyRecord) => boolean);

export interface FieldFacts {
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

export type LookupSource = 'country' | 'port' | 'hs';

export interface TextField extends TextFacts {
  kind: 'text';
}
export interface ChoiceField<C extends string = string> extends FieldFacts {
  kind: 'choice';
  options: readonly C[];
  /** Prefix of the message keys: `choices.<labels>.<option>`. */
  labels: string;
}
/** Several options of a list, as text joined by commas in the order of the options. */
export interface ChoicesField<C extends string = string> extends FieldFacts {
  kind: 'choices';
  options: readonly C[];
  /** Prefix of the message keys: `<labels>.<option>`. */
  labels: string;
}
export interface LookupField extends FieldFacts {
  kind: 'lookup';
  source: LookupSource;
}
/** `YYYY-MM-DD`. */
export interface DateField extends FieldFacts {
  kind: 'date';
}
/** `YYYY-MM-DD HH:mm:ss` at +08:00. */
export interface DateTimeField extends FieldFacts {
  kind: 'dateTime';
}
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

export type ScalarField = TextField | ChoiceField | ChoicesField | LookupField | DateField | DateTimeField;
export type FieldDeclaration = ScalarField | RowsField;
export type Kind = FieldDeclaration['kind'];
export type Fields = { readonly [name: string]: FieldDeclaration };

/** The record type of a set of fields: scalars are text as typed, rows are arrays of records. */
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
