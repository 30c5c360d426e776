/** Questions of the screens that would lose text, oldest first. */
const questions = new Set<() => boolean>();

/**
 * Asks before Back or Forward of the browser leaves the screen. The browser has moved by then: PageRouter moves it again
 * after a refusal. @returns ends the asking
 */
export function askBeforeGoing(ask: () => boolean): () => void {
  questions.add(ask);
  return () => void questions.delete(ask);
}

export const hasUnsavedText = (): boolean => questions.size > 0;

/** Asks the oldest question; one is enough. */
export function mayLeaveScreen(): boolean {
  const [ask] = questions;
  return !ask || ask();
}
