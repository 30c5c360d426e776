import { randomInt } from 'node:crypto';

/** Strokes of the digits in a box of 10 × 16, as points; the picture contains no text that a script could read. */
const STROKES: Record<string, readonly string[]> = {
  2: ['1,4 3,1 7,1 9,4 8,7 1,15 9,15'],
  3: ['1,2 5,1 9,3 8,7 4,8 8,9 9,13 5,15 1,14'],
  4: ['7,15 7,1 1,11 9,11'],
  5: ['9,1 2,1 1,7 6,6 9,9 8,14 3,15 1,13'],
  6: ['8,1 3,5 1,10 3,15 7,15 9,12 7,9 2,10'],
  7: ['1,1 9,1 4,15'],
  8: ['5,8 1,5 3,1 7,1 9,5 5,8 1,11 3,15 7,15 9,11 5,8'],
  9: ['8,6 3,7 1,4 3,1 7,1 9,5 8,11 4,15'],
};
const LENGTH = 5;
const WIDTH = 200;
const HEIGHT = 64;
const NOISE_LINES = 6;

/** Without 0 and 1, which are taken for letters. */
export const randomDigits = (): string => Array.from({ length: LENGTH }, () => String(randomInt(2, 10))).join('');

/** Draws digits as bent strokes behind noise. */
export function drawDigits(digits: string): string {
  const glyphs = digits.split('').map((digit, index) => {
    const place = `translate(${16 + index * 36 + between(-3, 3)} ${14 + between(-5, 5)})`;
    const turn = `rotate(${between(-16, 16)} 11 18) scale(${between(20, 25) / 10} ${between(20, 25) / 10})`;
    const lines = (STROKES[digit] ?? []).map((points) => `<polyline points="${bend(points)}"/>`);
    return `<g transform="${place} ${turn}">${lines.join('')}</g>`;
  });
  const noise = Array.from({ length: NOISE_LINES }, () => {
    const [fromX, toX] = [between(0, WIDTH / 3), between((WIDTH * 2) / 3, WIDTH)];
    const [fromY, viaY, toY] = [between(0, HEIGHT), between(0, HEIGHT), between(0, HEIGHT)];
    return `<path d="M${fromX} ${fromY}Q${WIDTH / 2} ${viaY} ${toX} ${toY}" stroke-width="1"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><g fill="none" stroke="#14213d" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.3">${glyphs.join('')}${noise.join('')}</g></svg>`;
}

const between = (least: number, most: number): number =>
  randomInt(Math.round(least * 10), Math.round(most * 10) + 1) / 10;

const bend = (points: string): string =>
  points
    .split(' ')
    .map((point) =>
      point
        .split(',')
        .map((value) => (Number(value) + between(-0.6, 0.6)).toFixed(1))
        .join(','),
    )
    .join(' ');
