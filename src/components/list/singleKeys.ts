const KEY = 'tpt_single_keys';

/** An element with this attribute turns single keys off while it is on the page: a form in which letters are typed. */
const NO_SINGLE_KEYS = 'data-no-single-keys';
export const noSingleKeys = { [NO_SINGLE_KEYS]: '' } as const;

/** Whether single-key shortcuts are enabled on this computer (WCAG 2.1.4) and in this screen. */
export function singleKeysAreOn(): boolean {
  if (document.querySelector(`[${NO_SINGLE_KEYS}]`)) return false;
  return singleKeysAreEnabled();
}

/** Whether the user has not disabled them. */
export function singleKeysAreEnabled(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage they stay enabled.
  }
}
