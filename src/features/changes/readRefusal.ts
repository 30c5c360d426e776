import type { SendIntent } from '#dataProvider/sendIntents.ts';
import type { ErrorTree } from '#schema/issue.ts';

/** What the portal said when it refused a change, as far as the page can use it. */
export interface RefusedChange {
  code?: number;
  message?: string;
  errors?: ErrorTree;
  /** The new total of a price that changed, coins. */
  total?: number;
  conflicts?: { amsNo: string; code: number; filingId?: string }[];
}

export const readRefusal = (intent: SendIntent | null): RefusedChange | null =>
  intent?.state === 'refused' ? ((intent.answer?.body as RefusedChange | undefined) ?? {}) : null;
