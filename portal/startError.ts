/** Reason why the portal cannot start; the message also explains what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
