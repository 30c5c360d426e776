import type { Charset } from './charset.ts';
import type { Message } from './issue.ts';

/** A record while it is being judged: any text, or rows of such records. */
export type AnyRecord = Record<string, unknown>;

/** Says something about one non-empty value, or nothing. `record` is the whole record (of a row: the row). */
export type Check = (value: string, record: AnyRecord) => Message | null;

/** A fact that holds always, or depends on the record. */
export type When = boolean | ((record: AnyRecord) => boolean);

export interface FieldFacts {
  /** Blank is an error on send. */
  required?: When;
  /** Whether the form shows it; a field with a value is always shown, so that no problem can hide. */
  shown?: (record: AnyRecord) => boolean;
  /** Value of a blank record. */
  initial?: string;
  /** Extra rules for a non-empty value. */
  checks?: readonly Check[];
  /** Rules that warn and never block. */
  warnings?: readonly Check[];
  /** Identifies a natural person: browser storage holds it encrypted only. */
  sensitive?: boolean;
}

export interface TextFacts extends FieldFacts {
  min?: number;
  max?: number;
  charset?: Charset;
  /** Typed lowercase becomes uppercase on commit. */
  upper?: boolean;
  multiline?: boolean;
  /** Numbers and codes, shown in a monospace face. */
  code?: boolean;
  /** What stands on the screen while nobody edits the value; null where it is shown as it is. */
  veil?: (value: string) => string | null;
}

/** Where a look-up field finds its values. */
export type LookupSource = 'country' | 'port' | 'hs';

export interface TextField extends TextFacts {
  kind: 'text';
}
export interface ChoiceField<C extends string = string> extends FieldFacts {
  kind: 'choice';
  options: readonly C[];
  /** Message keys of the options stand below `choices.<labels>`. */
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
  /** The fields of one row. */
  of: F;
  /** Message of a missing first row stands below `validation`. */
  atLeastOne?: boolean;
  /** Rows a blank record starts with. */
  start?: number;
}

export type ScalarField = TextField | ChoiceField | LookupField | DateField | DateTimeField;
export type Field = ScalarField | RowsField;
export type Kind = Field['kind'];
export type Fields = { readonly [name: string]: Field };

/** The record type of a set of fields: every scalar is text as typed, rows are lists of records. */
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

/** @example lookup('country', { required: true }) */
export const lookup = (source: LookupSource, facts: FieldFacts = {}): LookupField => ({
  kind: 'lookup',
  source,
  ...facts,
});

/** @example date({ checks: [notAfterToday] }) */
export const date = (facts: FieldFacts = {}): DateField => ({ kind: 'date', ...facts });

/** @example dateTime() */
export const dateTime = (facts: FieldFacts = {}): DateTimeField => ({ kind: 'dateTime', ...facts });

/** @example rows({ hsCode: text({ required: true }) }, { atLeastOne: true, start: 1 }) */
export const rows = <F extends Fields>(of: F, facts: Omit<RowsField<F>, 'kind' | 'of'> = {}): RowsField<F> => ({
  kind: 'rows',
  of,
  ...facts,
});
