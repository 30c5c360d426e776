import type { GlyphName } from './Glyph.tsx';

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
export interface MenuGroup {
  name: string;
  /** Message key. */
  labelKey: string;
  items: readonly MenuItem[];
}
