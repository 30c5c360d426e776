/** Codes in browser storage, newest first; empty if there are none or they cannot be read. */
export function readCodes(name: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

export function writeCodes(name: string, codes: readonly string[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(codes));
  } catch {
    // Without browser storage the lists last for a page.
  }
}

const CODES_MAX = 5;

/** Puts a code first among the recent ones. */
export const rememberCode = (name: string, code: string): void =>
  writeCodes(name, [code, ...readCodes(name).filter((known) => known !== code)].slice(0, CODES_MAX));
