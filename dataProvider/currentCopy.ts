import { PortalError } from './portalError.ts';

/**
 * The portal's newer copy in the refusal of a stale save (409); undefined for any other failure.
 * @example const theirs = currentCopy<Settings>(error); if (!theirs) throw error;
 */
export const currentCopy = <T>(error: unknown): T | undefined =>
  error instanceof PortalError ? (error.body as { current?: T } | undefined)?.current : undefined;
