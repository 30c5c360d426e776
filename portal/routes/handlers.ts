import type { BuiltCall } from '#contract/endpoints/index.ts';
import type { Handlers } from '../implement.ts';
import { accountHandlers } from './account.ts';
import { draftHandlers } from './drafts.ts';
import { eventHandlers } from './events.ts';
import { filingHandlers } from './filings.ts';
import { localeHandlers } from './locale.ts';
import { referenceHandlers } from './reference.ts';
import { sendHandlers } from './send.ts';
import { settlementHandlers } from './settlement.ts';

/** A handler for every built call; a missing one does not compile. */
export const portalHandlers = (): Handlers<BuiltCall> => ({
  ...accountHandlers(),
  ...draftHandlers,
  ...eventHandlers,
  ...filingHandlers,
  ...localeHandlers,
  ...referenceHandlers,
  ...sendHandlers(),
  ...settlementHandlers,
});
