import { bondSettlements } from './bondSettlements/index.ts';
import { consumption } from './consumption/index.ts';
import { contacts } from './contacts/index.ts';
import { drafts } from './drafts/index.ts';
import { filings } from './filings/index.ts';
import { ledger } from './ledger/index.ts';
import { parties } from './parties/index.ts';
import type { ResourceValue } from './resourceValue.ts';
import { templates } from './templates/index.ts';

/** Every resource of the app. */
export const resources: readonly ResourceValue[] = [
  drafts,
  filings,
  consumption,
  bondSettlements,
  ledger,
  templates,
  parties,
  contacts,
];
