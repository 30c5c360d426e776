import styles from './Glyph.module.css';

/** Line drawings on a 20 × 20 grid, one stroke each. */
const GLYPHS = {
  drafts: 'M5 3h7l3 3v11H5zM12 3v3h3M8 10h4M8 13h4',
  sent: 'M3 10 17 4l-4 13-3.5-5.5zM9.5 11.5 17 4',
  billing: 'M4 4h12v13l-2-1.5L12 17l-2-1.5L8 17l-2-1.5L4 17zM7 8h6M7 11h4',
  bond: 'M10 3l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V5z',
  card: 'M3 5h14v10H3zM3 8h14M6 12h3',
  chart: 'M4 17v-6M10 17V4M16 17V8',
  common: 'M5 3h10v14H5zM8 7h4M8 10h4M3 6h2M3 10h2M3 14h2',
  templates: 'M3.5 3.5h13v13h-13zM3.5 7.5h13M8 7.5v9',
  addressBook:
    'M5 3h11v14H5zM3 6h2M3 10h2M3 14h2M10.5 10a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM7.5 13.8c.3-1.7 1.5-2.4 3-2.4s2.7.7 3 2.4',
  notifiers: 'M3 5h14v10H3zM3 5.5l7 5.5 7-5.5',
  push: 'M6 9a4 4 0 0 1 8 0c0 4 1.5 5 1.5 5h-11S6 13 6 9zM8.5 16.5a1.6 1.6 0 0 0 3 0',
  news: 'M4 8.2v3.6l8.5 4V4.2zM12.5 7.5a2.6 2.6 0 0 1 0 5M5.5 12.5 6.5 17h2l-.8-3.5',
  help: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM8 8a2 2 0 1 1 2.6 2c-.5.2-.6.6-.6 1.2M10 13.8v.2',
  menu: 'M3 6h14M3 10h14M3 14h14',
  more: 'M4.5 9.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2zM10 9.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2zM15.5 9.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2z',
  fold: 'M12 5l-5 5 5 5M16 5v10',
  unfold: 'M8 5l5 5-5 5M4 5v10',
  close: 'M5 5l10 10M15 5 5 15',
  down: 'M6 8l4 4 4-4',
  person: 'M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17c.5-3 3-4.5 6-4.5s5.5 1.5 6 4.5',
  coin: 'M10 16.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM7.5 6.5 10 10l2.5-3.5M10 10v4M8 10.5h4M8 12.5h4',
  coupon: 'M3 6h14v2.5a1.5 1.5 0 0 0 0 3V14H3v-2.5a1.5 1.5 0 0 0 0-3zM12 6.5v1M12 9.5v1M12 12.5v1',
  globe: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM3 10h14M10 3c2.5 2 3 4.5 3 7s-.5 5-3 7c-2.5-2-3-4.5-3-7s.5-5 3-7z',
  success: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM7 10.2l2 2 4-4.2',
  warning: 'M10 3.5 17.5 16.5h-15zM10 8.5v3.5M10 14.2v.1',
  error: 'M7 3h6l4 4v6l-4 4H7l-4-4V7zM10 6.5v4.5M10 13.5v.1',
  info: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 9.5v4M10 6.5v.1',
  columns: 'M3 4h14v12H3zM8 4v12M12.5 4v12',
  beside: 'M3 4h14v12H3zM11.5 4v12M13.5 7.5h1.5M13.5 10h1.5',
  download: 'M10 3v9M6 8.5l4 4 4-4M4 16.5h12',
  copy: 'M7 7h9v10H7zM4 13V3h9',
  delete: 'M3 5.5h14M7.5 5.5V3h5v2.5M5 5.5l.8 11.5h8.4L15 5.5M8.4 8.8v5M11.6 8.8v5',
  newFrom: 'M11 2.5H5v15h10V10M11 2.5 15 6.3M13.8 2H18v4.2M18 2l-6.8 6.8',
  keyboard: 'M2.5 5.5h15v9h-15zM5 8.5h.1M8 8.5h.1M11 8.5h.1M14 8.5h.1M5.5 11.8h9',
  sameAs: 'M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3',
  clipboard: 'M7 4.5H5v12h10v-12h-2M7.5 3h5v3h-5zM8 10h4M8 13h4',
  scan: 'M15 8V6l-3-3.5H4.5v15H9M12 2.5V6h3M10.5 13a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 0 0-5.6 0M15.3 15l2.4 2.5',
  bookmark: 'M6 3h8v14l-4-3-4 3zM10 6v4M8 8h4',
  eraser: 'M4 12.5 11.5 5l5 5-6.5 6.5H8zM8 9l5 5M10 16.5h6.5',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13 13l4 4',
  eye: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  eyeOff: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM4 16 16 4',
} as const;

/**
 * The name of an icon.
 * @example const icon: GlyphName = 'search'
 */
export type GlyphName = keyof typeof GLYPHS;

/**
 * A decorative icon.
 * @example <Glyph name="search" size={16} />
 */
export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return (
    <svg className={styles.glyph} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={GLYPHS[name]} />
    </svg>
  );
}
