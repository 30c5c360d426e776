import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { GlyphName } from '#components/layout/Glyph.tsx';
import type { RouteName } from '#contract/routes.ts';
import type { PortalResource } from '#dataProvider/dataProvider.ts';

export type LoadScreen = () => Promise<{ default: ComponentType }>;

/**
 * A resource of react-admin, the value of each folder's `index.ts`. Routes, menu, command palette and resource
 * definitions are derived from it and the route table. Contains loaders instead of components, because the early script
 * reads it before the app loads.
 * @example export const contacts: ResourceValue = { name: 'contacts', icon: 'notifiers', list: 'notifier', … };
 */
export interface ResourceValue {
  name: PortalResource;
  icon: GlyphName;
  /** Short name of a record; empty if it has none yet. */
  recordRepresentation: (record: RaRecord) => string;
  /** Route of the list, shown in the menu. */
  list: RouteName;
  edit?: RouteName;
  show?: RouteName;
  /** Second key of the shortcut to the list; the first is `g`. */
  goKey?: string;
  /** Screens by route, each a chunk. */
  screens: Partial<Record<RouteName, LoadScreen>>;
}
