/**
 * The recent searches of an input ([L02]): newest first, at most seven.
 * @example const recent: RecentSearches = { texts: ['ACME'], load: () => {}, clear: () => {} }
 */
export interface RecentSearches {
  texts: readonly string[];
  /** Called before the list opens; loads at intervals only. */
  load: () => void;
  clear: () => void;
}
