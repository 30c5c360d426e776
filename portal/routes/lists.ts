import type { Handlers } from '../implement.ts';
import { clearSearches, listSearches } from '../store/queryLog.ts';
import { readTableConfig, saveTableConfig } from '../store/tableConfigs.ts';

type ListCall = 'listQueryLog' | 'clearQueryLog' | 'getTableConfig' | 'saveTableConfig';

/** A person's settings of lists: recent searches ([L02]) and columns ([L05]). */
export const listHandlers: Handlers<ListCall> = {
  listQueryLog: ({ portal, principal, query }) => listSearches(portal.db, principal, query),
  clearQueryLog: ({ portal, principal, body }) => clearSearches(portal.db, principal, body),
  getTableConfig: ({ portal, principal, query }) => readTableConfig(portal.db, principal, query),
  saveTableConfig: ({ portal, principal, body }) => saveTableConfig(portal.db, principal, body),
};
