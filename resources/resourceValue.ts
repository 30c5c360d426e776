import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { GlyphName } from '#components/layout/Glyph.tsx';
import type { RouteName } from '#contract/routes.ts';
import type { PortalResource } from '#dataProvider/dataProvider.ts';

export type LoadScreen = () => Promise<{ default: ComponentType }>;

/**
 * One resource of react-admin; the `index.ts` of each folder is such a value. Routes, menu, command palette and the
 * resource definitions of react-admin are derived from these values and the route table. They hold no components, only
 * functions that load them: the script that runs before the app reads them too.
 * @example export const contacts: ResourceValue = { name: 'contacts', icon: 'notifiers', list: 'notifier', … };
 */
export interface ResourceValue {
  /** Its name in the data provider. */
  name: PortalResource;
  icon: GlyphName;
  /** The record's name in one line, for links, titles and search results; empty when it has none yet. */
  recordRepresentation: (record: RaRecord) => string;
  /** The route of its list; it stands in the menu. */
  list: RouteName;
  /** The route of the screen that edits a record. */
  edit?: RouteName;
  /** The route of the screen that shows a record. */
  show?: RouteName;
  /** Second key of the shortcut that opens the list; the first is `g`. */
  goKey?: string;
  /** The screen of each of its routes, each a chunk of its own. */
  screens: Partial<Record<RouteName, LoadScreen>>;
}
