import type { GlyphName } from './Glyph.tsx';

export interface MenuItem {
  /** The label is `titles.<name>`. */
  name: string;
  path: string;
  glyph: GlyphName;
}
export interface MenuGroup {
  /** The label is `titles.menu.<name>`. */
  name: string;
  items: readonly MenuItem[];
}
