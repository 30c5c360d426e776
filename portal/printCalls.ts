import { calls } from '#contract/calls.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import type { Call } from '#schema/endpoint.ts';

/** `npm run calls`: prints how many of the declared calls are built, and which are not ([C01]). */
const declared = Object.entries<Call>(calls);
const missing = declared.filter(([name]) => !Object.hasOwn(endpoints, name));
const lines = missing.map(([name, { method, path }]) => `  ${method.padEnd(4)} ${path}  (${name})`);
process.stdout.write(
  [`${declared.length - missing.length} of ${declared.length} calls built`, ...lines, ''].join('\n'),
);
