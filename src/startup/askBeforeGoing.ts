let mayGo = () => true;

/**
 * Asks before Back or Forward of the browser leaves the screen. The browser has moved by then: PageRouter moves it again
 * after a refusal. @returns ends the asking
 */
export function askBeforeGoing(ask: () => boolean): () => void {
  mayGo = ask;
  return () => void (mayGo = () => true);
}

export const mayLeaveScreen = (): boolean => mayGo();
