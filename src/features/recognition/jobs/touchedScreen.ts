/** Dialogs are outside of `main`: the one that sends documents is not typing in a form. */
const FIELDS = 'main form';

/**
 * Whether a person has used a form of the current screen since it was opened. A result never leaves such a screen by
 * itself, because what is being typed there is not finished.
 * @example const touched = followTouches(); touched.reset(); if (!touched.is()) navigate(draft)
 */
export function followTouches(): { is: () => boolean; reset: () => void; stop: () => void } {
  let isTouched = false;
  const listening = new AbortController();
  const touch = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(FIELDS)) isTouched = true;
  };
  for (const type of ['keydown', 'input', 'pointerdown', 'paste'])
    document.addEventListener(type, touch, { signal: listening.signal, capture: true });
  return {
    is: () => isTouched || document.querySelector('.MuiModal-root') !== null,
    reset: () => {
      isTouched = false;
    },
    stop: () => listening.abort(),
  };
}
