import { PortalError } from '#dataProvider/portalError.ts';
import type { Merged } from '#local/mergeTexts.ts';
import type { AnyRecord } from '#schema/field.ts';

/** A document as data: fields in an envelope of the portal. */
export type DocumentRecord = AnyRecord & {
  /** Null until the portal has saved it. */
  id: string | null;
  /** From 1; increases with every save. */
  revision?: number | undefined;
};

/** A document as returned by the portal. */
export type Stored<D> = D & { revision: number; updatedAt: string };

/**
 * Loads and saves the portal's copy of a document; the session makes no other calls. Both methods reject with a
 * `PortalError`: 400 if the document no longer exists, 409 if its revision is old, 422 if its text is refused.
 */
export interface DocumentPort<D> {
  load: (id: string) => Promise<Stored<D>>;
  /** @param idempotencyKey of a first save: repeated calls create one document */
  save: (record: D, idempotencyKey?: string) => Promise<{ id: string; revision: number }>;
}

/** How one kind of document is projected, compared and merged. */
export interface DocumentOperations<D> {
  /** The wire body: declared fields, id and revision. */
  toBody: (record: D) => D;
  /** Whether all fields of the form are equal; ignores ids and revisions. */
  isSame: (one: D, other: D) => boolean;
  merge: (base: D, mine: D, theirs: D) => Merged<D>;
}

/** The error of a port whose document no longer exists. */
export const documentGone = ({ message }: PortalError): PortalError =>
  new PortalError({ kind: 'answer', status: 400, code: 400, message, body: {} });
