export const FOLD_KEYS = 'Alt+ArrowUp';

/** The key that folds and unfolds what few filings need in a block. */
export const isFoldKey = (event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'defaultPrevented'>): boolean =>
  event.altKey && !event.ctrlKey && event.key === 'ArrowUp' && !event.defaultPrevented;
