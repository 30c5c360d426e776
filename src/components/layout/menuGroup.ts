import type { GlyphName } from './Glyph.tsx';

/**
 * A line of the side menu.
 * @example const item: MenuItem = { name: 'ships', labelKey: 'menu.ships', path: '/ships', glyph: 'search' }
 */
export interface MenuItem {
  name: string;
  /** Message key. */
  labelKey: string;
  path: string;
  glyph: GlyphName;
  isNewTab?: boolean;
  /** Shown, but cannot be opened. */
  isDisabled?: boolean;
}
/**
 * Lines of the side menu below one heading.
 * @example const group: MenuGroup = { name: 'data', labelKey: 'menu.data', items: [item] }
 */
export interface MenuGroup {
  name: string;
  /** Message key. */
  labelKey: string;
  items: readonly MenuItem[];
}
