/** A name as it is searched: without accents, upper case, one space between words. `Việt Nam` → `VIET NAM`. */
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
