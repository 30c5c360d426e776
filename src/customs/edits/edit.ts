import type { IsfMessage } from '../isfMessage.ts';
import type { Place } from '../place.ts';
import type { Register } from '../register.ts';

/** Customs refuses the filing; or takes it and warns. */
export type EditSeverity = 'reject' | 'warning';
/**
 * Who says so: a code that is published; the CATAIR ISF chapter, whose code for it is not published; or this tool alone.
 */
export type EditSource = 'customs' | 'chapter' | 'tool';

/** What an edit may know beside the message. */
export interface EditContext {
  register?: Register | undefined;
  /** Whoever transmits. */
  filerCode?: string | undefined;
  /** The filing date, `YYYY-MM-DD`. */
  today?: string | undefined;
}

/** A place that breaks an edit, with the arguments of its texts. */
export interface Broken extends Place {
  args?: Record<string, string | number>;
}

/** One edit over what a message says: a row of the table. Its texts stand below `customs.edits.<name>`. */
export interface Edit {
  /** The AMS side's published code, or a name of our own where none is published. */
  name: string;
  source: EditSource;
  /** The ABI side's code for the same. */
  twin?: string;
  severity: EditSeverity;
  /** What customs prints of it, at most 40 columns. */
  narrative: string;
  find: (message: IsfMessage, context: EditContext) => Broken[];
}

type Row = Omit<Edit, 'source' | 'severity' | 'narrative' | 'find'>;

/** A row whose code is published. @example published({ name: 'S06', twin: '105' }, 'INVALID ISF TYPE', find) */
export const published = (row: Omit<Row, 'source'>, narrative: string, find: Edit['find']): Edit => ({
  ...row,
  source: 'customs',
  severity: 'reject',
  narrative,
  find,
});

/** A row that the chapter demands without a published code. */
export const demanded = (name: string, narrative: string, find: Edit['find']): Edit => ({
  name,
  source: 'chapter',
  severity: 'reject',
  narrative,
  find,
});
