import type { EditSeverity, EditSource } from './edits/edit.ts';

export interface Finding {
  /** Texts at `customs.edits.<name>`: `text`, `cause`, `fix`, each with `args`. */
  name: string;
  /** The three-digit code of ABI, as customs answers it; null if none is known. */
  code: string | null;
  /** The code of AMS; null if none is published. */
  ams: string | null;
  source: EditSource;
  severity: EditSeverity;
  /** The text that customs prints, at most 40 columns; empty for findings of the tool. */
  narrative: string;
  /** Zero-based line of the record; null if the message lacks the record. */
  line: number | null;
  record: string;
  element: string | null;
  /** First and last column, one-based; 0 without a line. */
  from: number;
  to: number;
  /** Path in the bill, if the form has a field for it. */
  field: string | null;
  args: Record<string, string | number>;
}

/** The expected disposition: the most severe of the findings. */
export const worstVerdict = (findings: readonly Pick<Finding, 'severity'>[]): 'rejected' | 'warning' | 'accepted' =>
  findings.some(({ severity }) => severity === 'reject') ? 'rejected' : findings.length > 0 ? 'warning' : 'accepted';
