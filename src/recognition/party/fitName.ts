const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/[.,]+(?=\s|$)/gu, ''],
  [/\bCOMPANY\b/gu, 'CO'],
  [/\bLIMITED\b/gu, 'LTD'],
  [/\bCORPORATION\b/gu, 'CORP'],
  [/\bINCORPORATED\b/gu, 'INC'],
];

/** Fits a text to the length that customs accepts: first by the usual short forms, then by cutting it. */
export function fitName(text: string, limit: number): { text: string; isCut: boolean } {
  if (text.length <= limit) return { text, isCut: false };
  const shorter = SHORTER.reduce((now, [from, to]) => now.replace(from, to), text)
    .replace(/ {2,}/gu, ' ')
    .trim();
  if (shorter.length <= limit) return { text: shorter, isCut: false };
  return { text: text.slice(0, limit).trim(), isCut: true };
}
