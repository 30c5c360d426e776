import { createFirstEnterprise } from './firstAccounts.ts';
import { printOutcome } from './printOutcome.ts';

await printOutcome(createFirstEnterprise(process.argv.slice(2), process.env));
