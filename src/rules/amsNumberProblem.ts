import { amsRow } from '#contract/entities/billRows.ts';
import { fieldIssues } from '#schema/fieldIssues.ts';
import type { IssueText } from '#schema/issue.ts';

/** The first problem of a cleaned B/L number, by its declaration; undefined for a valid one. */
export const amsNumberProblem = (amsNo: string): IssueText | undefined => fieldIssues(amsRow.amsNo, amsNo, {})[0];
