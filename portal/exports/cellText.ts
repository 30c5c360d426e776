/** Whether a text may need escaping: a cheap test, because it runs for every cell. */
// oxlint-disable-next-line no-control-regex -- it is control characters that XML refuses
const SPECIAL = /[&<>\u0000-\u001f\ud800-\udfff\ufffe\uffff]|_x/;
// oxlint-disable-next-line no-control-regex -- as above
const REPLACED = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Surrogate}|_(?=x[0-9A-Fa-f]{4}_)/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text for a cell's XML. Forbidden characters become `_x0001_`, as spreadsheet programs write them. */
export function cellText(text: string): string {
  return SPECIAL.test(text) ? text.replace(REPLACED, escaped) : text;
}

function escaped(character: string): string {
  const entity = ENTITIES[character];
  if (entity) return entity;
  // An unpaired surrogate is not a character.
  if (/\p{Surrogate}/u.test(character)) return '\ufffd';
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
