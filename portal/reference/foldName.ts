/** Normalizes a name for search: without accents, upper case, single spaces. `Việt Nam` → `VIET NAM`. */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/gu, 'D')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
