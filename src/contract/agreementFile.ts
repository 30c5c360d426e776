import { LIMITS } from './limits.ts';

/** [V21] Types of a signed agreement: extensions of the name, and the media type of the content. */
export const AGREEMENT_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
  gif: 'image/gif',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;
type AgreementExtension = keyof typeof AGREEMENT_TYPES;
export type AgreementMime = (typeof AGREEMENT_TYPES)[AgreementExtension];

/** The type that a name claims; null for a name without a permitted extension. */
export function claimedMime(name: string): AgreementMime | null {
  const extension = /\.([^.]+)$/u.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(AGREEMENT_TYPES, extension) ? AGREEMENT_TYPES[extension as AgreementExtension] : null;
}

export type AgreementProblem = 'agreementType' | 'agreementTooLarge' | 'agreementEmpty';

/** [V21] Why a file cannot be the agreement, by its name and size; null if it can. */
export function agreementProblem({ name, size }: { name: string; size: number }): AgreementProblem | null {
  if (claimedMime(name) === null) return 'agreementType';
  if (size === 0) return 'agreementEmpty';
  return size >= LIMITS.agreementFile ? 'agreementTooLarge' : null;
}
