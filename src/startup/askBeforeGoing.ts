/** Questions of the screens that would lose text, oldest first. */
const questions = new Set<() => boolean>();

/** Asks before PageRouter leaves the screen. @returns ends the asking */
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
