import { isEmail } from '#contract/entities/checks.ts';

/** Typed or pasted addresses, sorted by whether they can be added. */
interface SplitEmails {
  added: string[];
  invalid: string[];
  duplicate: string[];
}

/** The form of mail programs: `Li Wang <li@example.com>`, `"Wang, Li" <li@example.com>`. */
const NAMED = /(?<=^|[\s,;>，；、])(?:"[^"\n]*"[ \t]*|(?:[^\s,;<>@，；、]+[ \t]+)*[^\s,;<>@，；、]*)<([^<>\s]+)>/gu;

/**
 * [V22] Splits text at commas, semicolons and white space, also Chinese ones; by the portal's own rule.
 * @param known addresses of the list
 */
export function splitEmails(text: string, known: readonly string[]): SplitEmails {
  const result: SplitEmails = { added: [], invalid: [], duplicate: [] };
  const seen = new Set(known.map((email) => email.toLowerCase()));
  for (const value of text
    .replace(NAMED, ' $1 ')
    .split(/[\s,;，；、]+/u)
    .filter(Boolean)) {
    const key = value.toLowerCase();
    if (isEmail(value, {}) !== null) result.invalid.push(value);
    else if (seen.has(key)) result.duplicate.push(value);
    else {
      seen.add(key);
      result.added.push(value);
    }
  }
  return result;
}
