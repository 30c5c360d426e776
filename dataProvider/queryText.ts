/** A query parameter; undefined, null, blank and empty lists are omitted ([L03]). */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/**
 * Formats a query string with its question mark; empty without parameters. Lists are joined with commas ([V24]).
 * @example queryText({ keyword: '', ids: ['a', 'b'], pageNum: 1 }) // '?ids=a,b&pageNum=1'
 */
export function queryText(query: Readonly<Record<string, QueryValue>> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.map((item) => encodeURIComponent(item)).join(',') : encodeValue(value);
    return text === '' ? [] : [`${encodeURIComponent(name)}=${text}`];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function encodeValue(value: QueryValue): string {
  if (value === undefined || value === null) return '';
  return encodeURIComponent(String(value).trim());
}
