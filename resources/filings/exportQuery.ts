type Filters = Readonly<Record<string, string | undefined>>;

/**
 * [L06] The list's filters as an export asks for them. A range of operation times in one text, `begin,end` as older
 * addresses have it, is split into its two ends; free text is upper-cased as the list's own ([L03]).
 * @example exportQuery({ operationAt: '2026-03-01,2026-03-02' }) // { operationAtBegin: …, operationAtEnd: … }
 */
export function exportQuery({ operationAt, keyword, ...filters }: Filters): Record<string, string> {
  const [operationAtBegin, operationAtEnd] = operationAt?.split(',') ?? [];
  const query = { ...filters, keyword: keyword?.trim().toUpperCase(), operationAtBegin, operationAtEnd };
  return Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
