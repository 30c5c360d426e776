import type { SendIntent } from '#dataProvider/sendIntents.ts';
import type { ErrorTree } from '#schema/issue.ts';

/** The portal's answer to a refused change. */
interface RefusedChange {
  code?: number;
  message?: string;
  errors?: ErrorTree;
  /** The changed total, in coins. */
  total?: number;
  conflicts?: { amsNo: string; code: number; filingId?: string }[];
}

export const readRefusedChange = (intent: SendIntent | null): RefusedChange | null =>
  intent?.state === 'refused' ? ((intent.answer?.body as RefusedChange | undefined) ?? {}) : null;
