/** The recent searches of an input ([L02]), made by `useRecentSearches`: newest first, at most seven. */
export interface RecentSearches {
  texts: readonly string[];
  /** Called before the list opens; loads at intervals only. */
  load: () => void;
  clear: () => void;
}
