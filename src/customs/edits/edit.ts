import type { IsfMessage } from '../isfMessage.ts';
import type { Place } from '../place.ts';
import type { CustomsRegister } from '../register.ts';

/** Customs refuses the filing, or accepts it with a warning. */
export type EditSeverity = 'reject' | 'warning';
/** A published code; a rule of the CATAIR ISF chapter without a published code; or a rule of this tool. */
export type EditSource = 'customs' | 'chapter' | 'tool';

export interface EditContext {
  register?: CustomsRegister | undefined;
  filerCode?: string | undefined;
  /** The filing date as `YYYY-MM-DD`. */
  today?: string | undefined;
}

/** A place that breaks an edit, with arguments for its texts. */
export interface Broken extends Place {
  args?: Record<string, string | number>;
}

/** One rule for a message, a row of the table of edits. Texts at `customs.edits.<name>`. */
export interface Edit {
  /** The code published for AMS, or an own name if there is none. */
  name: string;
  source: EditSource;
  /** The code published for ABI. */
  twin?: string;
  severity: EditSeverity;
  /** The text that customs prints, at most 40 columns. */
  narrative: string;
  find: (message: IsfMessage, context: EditContext) => Broken[];
}

type Row = Omit<Edit, 'source' | 'severity' | 'narrative' | 'find'>;

/**
 * An edit with a published code.
 * @example published({ name: 'S06', twin: '105' }, 'INVALID ISF TYPE', find)
 */
export const published = (row: Omit<Row, 'source'>, narrative: string, find: Edit['find']): Edit => ({
  ...row,
  source: 'customs',
  severity: 'reject',
  narrative,
  find,
});

/** An edit that the chapter requires without a published code. */
export const unpublished = (name: string, narrative: string, find: Edit['find']): Edit => ({
  name,
  source: 'chapter',
  severity: 'reject',
  narrative,
  find,
});
