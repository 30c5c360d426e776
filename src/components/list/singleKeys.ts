const KEY = 'tpt_single_keys';

/** Whether single letters and signs act as shortcuts on this computer (WCAG 2.1.4: they can be switched off). */
export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Switches single letters on or off on this computer; takes effect with the next key. */
export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without browser storage they stay on.
  }
}
