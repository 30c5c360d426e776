import { ZONE } from '#schema/dateText.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * @example ageText(200, 'en') // '3 min'
 */
export function ageText(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[3];
  const count = Math.floor(Math.max(0, seconds) / length);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}

/** Between two times of the portal, `YYYY-MM-DD HH:mm:ss`. */
export function secondsBetween(from: string, to: string): number {
  const read = (text: string) => Date.parse(`${text.replace(' ', 'T')}${ZONE}`);
  return Math.round((read(to) - read(from)) / 1_000);
}

/**
 * @example sizeText(12_345_678, 'en') // '11.8 MB'
 */
export function sizeText(bytes: number, language: string): string {
  const isLarge = bytes >= 1024 ** 3;
  const value = bytes / 1024 ** (isLarge ? 3 : 2);
  const unit = isLarge ? 'gigabyte' : 'megabyte';
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
