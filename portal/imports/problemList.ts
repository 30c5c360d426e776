import type { ImportProblem } from '#contract/endpoints/imports.ts';
import { columnLetters } from '#schema/sheet.ts';
import type { Locale } from '#contract/limits.ts';
import { importText } from './importTexts.ts';

/** What was found at one place, before it is put into words. */
export interface Finding {
  sheet: string;
  row: number | null;
  /** From 0. */
  column: number | null;
  field: string;
  /** Key of `importText`. */
  key: string;
  args: Record<string, string | number>;
  severity: ImportProblem['severity'];
  /** Index of the draft. */
  draft: number | null;
}

/** Counts everything that was found and keeps as much of it as a person can read, errors before the rest. */
export class ProblemList {
  readonly #max: number;
  readonly #errors: Finding[] = [];
  readonly #others: Finding[] = [];
  count = 0;

  constructor(max: number) {
    this.#max = max;
  }

  add(finding: Finding): void {
    this.count++;
    const kept = finding.severity === 'error' ? this.#errors : this.#others;
    if (kept.length < this.#max) kept.push(finding);
  }

  /** In the order of the file. */
  told(locale: Locale): ImportProblem[] {
    const kept = this.#errors.concat(this.#others.slice(0, Math.max(0, this.#max - this.#errors.length)));
    const sheets = [...new Set(kept.map(({ sheet }) => sheet))];
    kept.sort(
      (a, b) =>
        sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) ||
        (a.row ?? 0) - (b.row ?? 0) ||
        (a.column ?? -1) - (b.column ?? -1),
    );
    return kept.map(({ key, args, column, ...finding }) => ({
      ...finding,
      column: column === null ? null : columnLetters(column),
      message: importText(locale, key, args),
    }));
  }
}
