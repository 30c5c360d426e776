import type { EditSeverity, EditSource } from './edits/edit.ts';

/** One thing that customs, or this tool, has against a filing, at one place. */
export interface Finding {
  /** Texts stand below `customs.edits.<name>`: `text`, `cause`, `fix`, each with `args`. */
  name: string;
  /** The AMS side's published code; null where none is published: then it is no customs code, and never shown as one. */
  code: string | null;
  /** The ABI side's code for the same. */
  twin: string | null;
  source: EditSource;
  severity: EditSeverity;
  /** What customs prints, at most 40 columns; empty for what only the tool says. */
  narrative: string;
  /** The record it stands on, from 0; null when the message lacks that record. */
  line: number | null;
  record: string;
  element: string | null;
  /** First and last column, from 1; 0 without a line. */
  from: number;
  to: number;
  /** Path into the bill, where the form has a field for it. */
  field: string | null;
  args: Record<string, string | number>;
}

/** What a filing with these findings will hear: the worst of them. */
export const verdictOf = (findings: readonly Pick<Finding, 'severity'>[]): 'rejected' | 'warning' | 'accepted' =>
  findings.some(({ severity }) => severity === 'reject') ? 'rejected' : findings.length > 0 ? 'warning' : 'accepted';
