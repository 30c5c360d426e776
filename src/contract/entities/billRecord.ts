import { z } from 'zod';
import { lenientShape } from '#schema/zodOf.ts';
import { DRAFT_ORIGINS, ISF_10, ISF_5 } from '../codes.ts';
import type { Bill } from './bill.ts';
import { isf10 } from './isf10.ts';
import { isf5 } from './isf5.ts';

const envelope = {
  id: z
    .string()
    .max(64)
    .nullish()
    .transform((id) => id ?? null),
  revision: z
    .number()
    .int()
    .min(1)
    .nullish()
    .transform((revision) => revision ?? undefined),
  from: z.enum(DRAFT_ORIGINS).nullish(),
  templateId: z.string().max(64).nullish(),
};

const isf10Shape = lenientShape(isf10).extend({ billType: z.literal(ISF_10), ...envelope });
const isf5Shape = lenientShape(isf5).extend({ billType: z.literal(ISF_5), ...envelope });

const billWith = (members: z.ZodRawShape): unknown =>
  z.discriminatedUnion('billType', [isf10Shape.extend(members), isf5Shape.extend(members)]);

/** The number's type of a filing is a field of an ISF-5. */
const isField = (body: object, name: string): boolean =>
  name in ('billType' in body && body.billType === ISF_5 ? isf5 : isf10).fields;

/**
 * Accepts what a detail call returned: removes its read-only members. A member that no detail has is still refused.
 * @param members names of the members that the portal adds to a stored bill
 */
function readBack<T>(shape: unknown, members: readonly string[]): z.ZodType<T> {
  const isReadOnly = new Set(members);
  return z.preprocess(
    (body) =>
      typeof body === 'object' && body !== null && !Array.isArray(body)
        ? Object.fromEntries(Object.entries(body).filter(([name]) => !isReadOnly.has(name) || isField(body, name)))
        : body,
    shape as z.ZodType<T>,
  );
}

const DRAFT_MEMBERS = ['createdAt', 'updatedAt'] as const;
const TEMPLATE_MEMBERS = [...DRAFT_MEMBERS, 'isDefaultFilerCode', 'usedCount', 'lastUsedAt', 'operator'] as const;
const FILING_MEMBERS = [
  'isfNo',
  'amsNo',
  'amsType',
  'declarationType',
  'matchStatus',
  'declarationStatus',
  'isDuplicate',
  'customsNo',
  'hasParkedAnswer',
  'latestOperator',
  'operationAt',
  'createdAt',
  'source',
  'remark',
  'buyer',
  'importer',
  'vessel',
  'loading',
  'fee',
  'actions',
  'toComplete',
  'waitsFor',
  'receipts',
  'held',
  'bondPaid',
  'acceptedAt',
  'latest',
] as const;

/**
 * A bill as a draft may contain it: any text within hard limits; unknown properties are refused. The rules validate it
 * separately.
 */
export const lenientBill = readBack<Bill>(billWith({}), DRAFT_MEMBERS);

export const lenientTemplate = readBack<Bill>(billWith({}), TEMPLATE_MEMBERS);

/**
 * What the user confirmed: the amount in coins, and that the call is sent although customs would reject a bill of it
 * (decision 0055).
 */
export const confirmation = {
  quotedTotal: z.number().int().nonnegative().optional(),
  acceptRejects: z.boolean().optional(),
};
export interface Confirmation {
  quotedTotal?: number | undefined;
  acceptRejects?: boolean | undefined;
}
type Quoted = Bill & Confirmation;

/** A bill in a paid call. */
export const quotedBill = readBack<Quoted>(billWith(confirmation), DRAFT_MEMBERS);

/** The same as the new version of a filing. */
export const quotedChange = readBack<Quoted>(billWith(confirmation), FILING_MEMBERS);

/**
 * A bill to be priced: `useDefaultHouseScac` prices it under the enterprise's default filer code, `filingId` as the new
 * version of that filing.
 */
export const settledBill = readBack<Bill & { useDefaultHouseScac?: boolean; filingId?: string }>(
  billWith({ useDefaultHouseScac: z.boolean().optional(), filingId: z.string().max(64).optional() }),
  [...DRAFT_MEMBERS, ...FILING_MEMBERS],
);
