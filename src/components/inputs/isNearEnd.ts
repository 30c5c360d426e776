/** Distance in pixels from the end at which more is loaded. */
const NEAR = 80;

export const isNearEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
