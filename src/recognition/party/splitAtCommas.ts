/** The parts of an address between commas and line breaks. */
export const splitAtCommas = (text: string): string[] =>
  text
    .split(/[,，;；\n]/u)
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter(Boolean);
