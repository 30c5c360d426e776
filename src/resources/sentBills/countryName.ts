const names = new Map<string, Intl.DisplayNames>();
/** Short names are the usual ones here; elsewhere they may be the code again (`US`). */
const SHORT: readonly string[] = ['HK', 'MO'];

/** The name of an ISO country in a language; empty when there is none. */
export function countryName(code: string, locale: string): string {
  try {
    const style = SHORT.includes(code) ? 'short' : 'long';
    const key = `${locale} ${style}`;
    const named = names.get(key) ?? new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' });
    names.set(key, named);
    return named.of(code) ?? '';
  } catch {
    // A draft may hold any text; what is not a region code has no name.
    return '';
  }
}
