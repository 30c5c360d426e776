import {
  REASON_MAX,
  type SupportColumn,
  type SupportResource,
  type SupportVerb,
} from '#contract/support/supportResource.ts';
import { isTime } from '#schema/dateText.ts';
import { issueAt, type Issue } from '#schema/issue.ts';
import { storedText } from '#schema/storedText.ts';

/** Longest text without a declared maximum. */
const TEXT_MAX = 1_000;

/** Problems of the values of a verb, in browser and portal alike. Other columns of the resource are ignored. */
export function supportProblems(
  { columns }: Pick<SupportResource, 'columns'>,
  verb: SupportVerb,
  values: Readonly<Record<string, unknown>>,
): Issue[] {
  const named = (verb.columns ?? []).flatMap((name) => {
    const column = columns[name];
    const value = values[name];
    if (!column) return [];
    const isRequired = (verb.required ?? []).includes(name) || (column.required && value !== undefined);
    // No column of yes and no can be blank.
    if (value === null && column.kind === 'yes') return [issueAt(name, { message: 'validation.required' })];
    if (isBlank(value)) return isRequired ? [issueAt(name, { message: 'validation.required' })] : [];
    return problemOf(name, column, value);
  });
  return verb.reason === undefined ? named : [...named, ...reasonProblems(verb.reason, values['reason'])];
}

function problemOf(name: string, { kind, choices, max, min }: SupportColumn, value: unknown): Issue[] {
  const wrongType = [issueAt(name, { message: 'validation.type', args: { expected: kind } })];
  switch (kind) {
    case 'yes':
      return typeof value === 'boolean' ? [] : wrongType;
    case 'number':
    case 'coins':
      if (typeof value !== 'number') return wrongType;
      if (!Number.isSafeInteger(value)) return [issueAt(name, { message: 'desk.wholeNumber' })];
      if (max !== undefined && value > max) return [issueAt(name, { message: 'validation.maximum', args: { max } })];
      if (min !== undefined && value < min) return [issueAt(name, { message: 'validation.minimum', args: { min } })];
      return [];
    case 'choice':
      return typeof value === 'string' && choices?.includes(value) ? [] : wrongType;
    case 'time':
      return typeof value === 'string' && isTime(value) ? [] : [issueAt(name, { message: 'validation.dateTime' })];
    case 'details':
      return [];
    default:
      if (typeof value !== 'string') return wrongType;
      return value.length > (max ?? TEXT_MAX)
        ? [issueAt(name, { message: 'validation.maxLength', args: { max: max ?? TEXT_MAX, length: value.length } })]
        : [];
  }
}

function reasonProblems(need: 'required' | 'optional', value: unknown): Issue[] {
  if (isBlank(value)) return need === 'required' ? [issueAt('reason', { message: 'validation.required' })] : [];
  return problemOf('reason', { kind: 'longText', max: REASON_MAX }, value);
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && storedText(value).trim() === '');
