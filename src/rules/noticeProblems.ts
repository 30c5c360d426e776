import { issueAt, type Issue } from '#schema/issue.ts';

type Values = Readonly<Record<string, unknown>>;
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** What a notice or version lacks beside the checks of its columns: the target of its audience, and an end after its begin. */
export function noticeProblems(values: Values): Issue[] {
  const { audience, validFrom, validTo } = values;
  const target = audience === 'enterprise' ? 'enterpriseId' : audience === 'houseScac' ? 'houseScac' : null;
  const missing =
    target !== null && isBlank(values[target]) ? [issueAt(target, { message: 'validation.required' })] : [];
  const isReversed = !isBlank(validFrom) && !isBlank(validTo) && String(validTo) < String(validFrom);
  return isReversed ? [...missing, issueAt('validTo', { message: 'notices.desk.endsBefore' })] : missing;
}

const ENDINGS = ['Zh', 'En', 'Vi'] as const;

/** What keeps a notice from being published: no language has a title and a body, or one has a title or body alone. */
export function publishProblems(values: Values): Issue[] {
  const half = ENDINGS.flatMap((ending) => {
    const [title, body] = [`title${ending}`, `body${ending}`];
    if (isBlank(values[title]) === isBlank(values[body])) return [];
    return [issueAt(isBlank(values[title]) ? title : body, { message: 'validation.required' })];
  });
  const isEmpty = ENDINGS.every((ending) => isBlank(values[`body${ending}`]));
  return isEmpty && half.length === 0 ? [issueAt('titleEn', { message: 'validation.required' })] : half;
}
