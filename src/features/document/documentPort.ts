import { PortalError } from '#dataProvider/portalError.ts';
import type { Merged } from '#local/mergeTexts.ts';
import type { AnyRecord } from '#schema/field.ts';

/** What a document is as data: fields in an envelope of the portal. */
export type DocumentRecord = AnyRecord & {
  /** Null while the portal does not know it. */
  id: string | null;
  /** From 1; rises with every save. */
  revision?: number | undefined;
};

/** A document as the portal gives it. */
export type Stored<D> = D & { revision: number; updatedAt: string };

/**
 * Where the portal's copy of a document is read and saved. A session knows no calls, only this. Both methods fail with a
 * `PortalError`: 400 means that the document no longer exists, 409 that its revision is old, 422 that its text is refused.
 */
export interface DocumentPort<D> {
  load: (id: string) => Promise<Stored<D>>;
  /** @param idempotencyKey of a first save: however often it is sent, one document is made */
  save: (record: D, idempotencyKey?: string) => Promise<{ id: string; revision: number }>;
}

/** How documents of one kind are projected, compared and merged. */
export interface DocumentKind<D> {
  /** As the wire takes it: declared fields, id and revision. */
  toBody: (record: D) => D;
  /** Whether two say the same in every field of their form; ids and revisions apart. */
  isSame: (one: D, other: D) => boolean;
  merge: (base: D, mine: D, theirs: D) => Merged<D>;
}

/** The answer of a port whose document no longer exists. */
export const documentGone = ({ message }: PortalError): PortalError =>
  new PortalError({ kind: 'answer', status: 400, code: 400, message, body: {} });
