import { disallowedCharacters } from './charset.ts';
import { isDay, isTime } from './dateText.ts';
import { chosen, type AnyRecord, type FieldDeclaration, type ScalarField, type TextField, type When } from './field.ts';
import type { IssueText } from './issue.ts';
import { containsInvisible } from './storedText.ts';
import { countCharacters } from './countCharacters.ts';

export function isRequired(field: ScalarField, record: AnyRecord): boolean {
  return isTrueFor(field.required, record);
}

/** A field with a value is always shown. */
export function isShown(field: FieldDeclaration, record: AnyRecord, name: string): boolean {
  if (field.kind === 'rows' || !field.shown) return true;
  return field.shown(record) || Boolean(record[name]);
}

/** Does not check `required`. */
export function formatIssues(field: ScalarField, value: string, record: AnyRecord): IssueText[] {
  const found: IssueText[] = [];
  if (field.kind === 'text') found.push(...textIssues(field, value));
  if (field.kind === 'choice' && !field.options.includes(value)) {
    found.push({ message: 'validation.choice', args: { value } });
  }
  if (field.kind === 'choices') {
    const unknown = chosen(value).find((one) => !field.options.includes(one));
    if (unknown !== undefined) found.push({ message: 'validation.choice', args: { value: unknown } });
  }
  if (field.kind === 'date' && !isDay(value)) found.push({ message: 'validation.date' });
  if (field.kind === 'dateTime' && !isTime(value)) found.push({ message: 'validation.dateTime' });
  for (const check of field.checks ?? []) {
    const message = check(value, record);
    if (message) found.push(message);
  }
  return found;
}

export function fieldIssues(field: ScalarField, value: string, record: AnyRecord): IssueText[] {
  if (value.trim() === '') {
    return isRequired(field, record) ? [{ message: 'validation.required' }] : [];
  }
  return formatIssues(field, value, record);
}

function textIssues(field: TextField, value: string): IssueText[] {
  const found: IssueText[] = [];
  if (value !== value.trim()) found.push({ message: 'validation.outerSpaces' });
  if (containsInvisible(value, field.multiline)) found.push({ message: 'validation.invisible' });
  else if (field.charset) {
    // [V01] Outer spaces have their own message.
    const characters = disallowedCharacters(value.trim(), field.charset);
    if (characters.length > 0) {
      found.push({ message: `validation.charset.${field.charset}`, args: { characters: characters.join(' ') } });
    }
  }
  const length = countCharacters(value);
  if (field.min !== undefined && length < field.min) {
    found.push({ message: 'validation.minLength', args: { min: field.min, length } });
  }
  if (field.max !== undefined && length > field.max) {
    found.push({ message: 'validation.maxLength', args: { max: field.max, length } });
  }
  return found;
}

function isTrueFor(fact: When | undefined, record: AnyRecord): boolean {
  return typeof fact === 'function' ? fact(record) : fact === true;
}
