import { createSupport } from './firstAccounts.ts';
import { printOutcome } from './printOutcome.ts';

await printOutcome(createSupport(process.argv.slice(2), process.env));
