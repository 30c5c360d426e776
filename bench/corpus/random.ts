/** Random choices that are the same for the same seed on every machine. */
export interface Random {
  /** From `from` to `to`, both included. */
  int: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** `count` different entries in the order of the list. */
  take: <T>(list: readonly T[], count: number) => T[];
  chance: (share: number) => boolean;
  digits: (count: number) => string;
  letters: (count: number, from?: string) => string;
}

function hash(text: string) {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Mulberry32: short, and good enough to choose words. */
export function seeded(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T;
  const repeat = (count: number, one: () => string) => Array.from({ length: count }, one).join('');
  return {
    int,
    pick,
    take: (list, count) => {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, list.length)) chosen.add(int(0, list.length - 1));
      return list.filter((_, at) => chosen.has(at));
    },
    chance: (share) => next() < share,
    digits: (count) => repeat(count, () => String(int(0, 9))),
    letters: (count, from = 'BDFGHJKLMNPQRSTVWXZ') => repeat(count, () => pick(from.split(''))),
  };
}
