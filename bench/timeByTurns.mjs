import { quantile } from './stats.mjs';

const timed = async (call) => {
  const started = performance.now();
  await call();
  return performance.now() - started;
};

export const TIMED_BY_TURNS = ['', 'least', 'p50', 'p95', 'naive p50', 'x'];

/** Times a call of the portal and the naive query for the same figures, by turns. @returns a row below `TIMED_BY_TURNS` */
export async function timeByTurns(label, { call, naive, samples, warmUp }) {
  const [calls, queries] = [[], []];
  for (let round = -warmUp; round < samples; round += 1) {
    const ms = await timed(call);
    if (round >= 0) calls.push(ms);
    // A tenth of the samples: it takes seconds.
    if (round % 10 === 0) queries.push(await timed(naive));
  }
  const [p50, slow] = [quantile(calls, 0.5), quantile(queries, 0.5)];
  return [label, Math.min(...calls), p50, quantile(calls, 0.95), slow, slow / p50];
}
