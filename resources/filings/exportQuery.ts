type Filters = Readonly<Record<string, string | undefined>>;

/**
 * [L06] The list's filters as an export query. Splits `begin,end` of older addresses, and upper-cases the keyword
 * ([L03]).
 * @example exportQuery({ operationAt: '2026-03-01,2026-03-02' }) // { operationAtBegin: …, operationAtEnd: … }
 */
export function exportQuery({ operationAt, keyword, ...filters }: Filters): Record<string, string> {
  const [operationAtBegin, operationAtEnd] = operationAt?.split(',') ?? [];
  const query = { ...filters, keyword: keyword?.trim().toUpperCase(), operationAtBegin, operationAtEnd };
  return Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
