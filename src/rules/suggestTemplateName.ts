import { cutText } from '#schema/cutText.ts';
import { LIMITS } from '#contract/limits.ts';

/** [D13] The default name of a new template: the present one, else its parties, else the B/L number. */
export function suggestTemplateName(present: string | null, parties: readonly string[], amsNo: string): string {
  return cutText(present || parties.filter(Boolean).join(' – ') || amsNo, LIMITS.templateName);
}
