interface SteppedText {
  text: string;
  from: number;
  to: number;
}

const PARTS = [
  { from: 0, to: 4, name: 'FullYear' },
  { from: 5, to: 7, name: 'Month' },
  { from: 8, to: 10, name: 'Date' },
  { from: 11, to: 13, name: 'Hours' },
  { from: 14, to: 16, name: 'Minutes' },
  { from: 17, to: 19, name: 'Seconds' },
] as const;

/**
 * Steps the part at the caret and selects it; overflow carries over.
 * @param text `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; returns null for anything else
 * @example stepTime('2026-01-31', 8, 1) // { text: '2026-02-01', from: 8, to: 10 }
 */
export function stepTime(text: string, caret: number, by: number): SteppedText | null {
  const isTime = text.length === 19;
  // UTC avoids DST shifts of this computer.
  const at = new Date(`${text.replace(' ', 'T')}${isTime ? 'Z' : 'T00:00:00Z'}`);
  if (Number.isNaN(at.getTime()) || (!isTime && text.length !== 10)) return null;
  const part = PARTS.findLast(({ from }) => from <= caret && from < text.length) ?? PARTS[0];
  at[`setUTC${part.name}`](at[`getUTC${part.name}`]() + by);
  const stepped = at.toISOString().slice(0, 19).replace('T', ' ').slice(0, text.length);
  return { text: stepped, from: part.from, to: part.to };
}
