/**
 * What a search input needs to offer recent searches ([L02]); `useRecentSearches` of the data provider makes one.
 * Texts are newest first, seven at most.
 */
export interface RecentSearches {
  texts: readonly string[];
  /** Called when the list is about to open; asks the portal at most now and then. */
  load: () => void;
  clear: () => void;
}
