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

/**
 * A bill as a draft may contain it: any text within hard limits; unknown properties are refused. The rules validate it
 * separately.
 */
export const lenientBill = billWith({}) as z.ZodType<Bill>;

/** A bill in a paid call: `quotedTotal` is the amount the user confirmed, in coins. */
export const quotedBill = billWith({ quotedTotal: z.number().int().nonnegative().optional() }) as z.ZodType<
  Bill & { quotedTotal?: number }
>;

/**
 * A bill to be priced: `useDefaultHouseScac` prices it under the enterprise's default filer code, `filingId` as the new
 * version of that filing.
 */
export const settledBill = billWith({
  useDefaultHouseScac: z.boolean().optional(),
  filingId: z.string().max(64).optional(),
}) as z.ZodType<Bill & { useDefaultHouseScac?: boolean; filingId?: string }>;
