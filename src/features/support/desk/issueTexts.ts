import type { Issue } from '#schema/issue.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Problems as react-admin's forms expect them; the first of each field. */
export const issueTexts = (t: Translate, issues: readonly Issue[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message, args }) => [path, t(message, args)]));
