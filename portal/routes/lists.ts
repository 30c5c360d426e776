import type { Handlers } from '../implement.ts';
import { listViews, removeView, saveView } from '../store/listViews.ts';
import { clearSearches, listSearches } from '../store/queryLog.ts';
import { readTableConfig, saveTableConfig } from '../store/tableConfigs.ts';

type ListCall =
  | 'listQueryLog'
  | 'clearQueryLog'
  | 'getTableConfig'
  | 'saveTableConfig'
  | 'listViews'
  | 'saveView'
  | 'removeView';

/** A person's settings of lists: recent searches ([L02]), columns ([L05]) and saved views. */
export const listHandlers: Handlers<ListCall> = {
  listQueryLog: ({ portal, principal, query }) => listSearches(portal.db, principal, query),
  clearQueryLog: ({ portal, principal, body }) => clearSearches(portal.db, principal, body),
  getTableConfig: ({ portal, principal, query }) => readTableConfig(portal.db, principal, query),
  saveTableConfig: ({ portal, principal, body }) => saveTableConfig(portal.db, principal, body),
  listViews: ({ portal, principal, query }) => listViews(portal.db, principal, query.list),
  saveView: ({ portal, principal, body }) => saveView(portal.db, principal, body, portal.clock()),
  removeView: ({ portal, principal, body }) => removeView(portal.db, principal, body.id),
};
