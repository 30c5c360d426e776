/** A reason why the portal cannot start, told to a person in one sentence that also says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The system or PostgreSQL code of anything thrown: `EADDRINUSE`, `57P03`; empty when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
