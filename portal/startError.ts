/** Reason why the portal cannot start; the message also explains what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** System or PostgreSQL code of a thrown value (`EADDRINUSE`, `57P03`); empty without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
