/** ISO 6346: values of the letters skip multiples of 11. */
const LETTERS = '0123456789A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ';

/** Whether a text is a container number whose check digit is right. */
export function isContainerNumber(text: string): boolean {
  if (!/^[A-Z]{3}[UJZ]\d{7}$/u.test(text)) return false;
  const sum = Array.from(text.slice(0, 10), (sign, at) => LETTERS.indexOf(sign) * 2 ** at).reduce((a, b) => a + b, 0);
  return (sum % 11) % 10 === Number(text.at(-1));
}

export function findContainers(text: string): string[] {
  const found = text.toUpperCase().matchAll(/(?<![A-Z0-9])([A-Z]{3}[UJZ])[ -]?(\d{6})[ -]?(\d)(?!\d)/gu);
  return [...found].map(([, owner, number, check]) => `${owner}${number}${check}`).filter(isContainerNumber);
}
