import type { ImportProblem } from '#contract/endpoints/imports.ts';
import { columnLetters } from '#schema/sheet.ts';
import type { Locale } from '#contract/limits.ts';
import { importText } from './importTexts.ts';

/** A problem of one place, before it is translated. */
export interface ImportFinding {
  sheet: string;
  row: number | null;
  /** From 0. */
  column: number | null;
  field: string;
  /** Key of `importText`. */
  key: string;
  args: Record<string, string | number>;
  severity: ImportProblem['severity'];
  draft: number | null;
}

const RANKS = { error: 0, warning: 1, notice: 2 } as const satisfies Record<ImportProblem['severity'], number>;

/** Counts all problems and stores the first `max`, errors before warnings and notices. */
export class ImportProblems {
  readonly #max: number;
  readonly #errors: ImportFinding[] = [];
  readonly #others: ImportFinding[] = [];
  count = 0;
  readonly severities = { error: 0, warning: 0, notice: 0 };

  constructor(max: number) {
    this.#max = max;
  }

  add(finding: ImportFinding): void {
    this.count++;
    this.severities[finding.severity]++;
    const list = finding.severity === 'error' ? this.#errors : this.#others;
    if (list.length < this.#max) list.push(finding);
  }

  /** @param key below `importFile.said`; by default a notice about the whole sheet */
  addMessage(sheet: string, key: string, at: Partial<ImportFinding> = {}): void {
    const defaults = { row: null, column: null, field: '', args: {}, severity: 'notice' as const, draft: null };
    this.add({ ...defaults, ...at, sheet, key: `said.${key}` });
  }

  /** Errors, warnings, notices, each in the order of the file. */
  list(locale: Locale): ImportProblem[] {
    const findings = this.#errors.concat(this.#others.slice(0, Math.max(0, this.#max - this.#errors.length)));
    const sheets = [...new Set(findings.map(({ sheet }) => sheet))];
    findings.sort(
      (a, b) =>
        RANKS[a.severity] - RANKS[b.severity] ||
        sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) ||
        (a.row ?? 0) - (b.row ?? 0) ||
        (a.column ?? -1) - (b.column ?? -1),
    );
    return findings.map(({ key, args, column, ...finding }) => ({
      ...finding,
      column: column === null ? null : columnLetters(column),
      message: importText(locale, key, args),
    }));
  }
}
