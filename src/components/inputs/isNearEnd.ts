/** Pixels before the end of a list at which more of it is wanted. */
const NEAR = 80;

/** Whether a list is scrolled so far that more of it should come. */
export const isNearEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
