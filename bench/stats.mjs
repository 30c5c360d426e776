/** Quantile by nearest rank. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values) => quantile(values, 0.5);

/** Median of each figure over several rounds. */
export function medians(rounds) {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((round) => round[name]))]));
}
