const MARKER = 'tpt_previous_user';

/**
 * [D16] Stores who signed in last in this browser; sign-out does not remove it.
 * @param owner `<userId>.<enterpriseId>`
 * @returns whether someone else signed in before
 */
export function isUserSwitch(owner: string): boolean {
  try {
    const previous = localStorage.getItem(MARKER);
    localStorage.setItem(MARKER, owner);
    return previous !== null && previous !== owner;
  } catch {
    return false;
  }
}
