import { darkPalette, lightPalette } from './palette.ts';
import { COMPACT_SIZE, FONTS, LAYER, POPUP_Z_INDEX, RADIUS, SIZE, SPACE, TEXT } from './tokens.ts';

type Palette = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** tokens.css: palette and sizes as custom properties, for pages that have not loaded the theme. */
export function tokensSheet(): string {
  return [
    '/* Written by `npm run tokens` from palette.ts and tokens.ts. */',
    rule(':root', [
      'color-scheme: light',
      ...colors(lightPalette),
      ...pixels('space', Object.fromEntries(SPACE.map((size, at) => [at + 1, size]))),
      ...pixels('text', TEXT),
      ...pixels('radius', RADIUS),
      ...pixels('size', SIZE),
      ...Object.entries(FONTS).map(([name, fonts]) => `--tpt-font-${name}: ${fonts}`),
      `--tpt-z-popup: ${POPUP_Z_INDEX}`,
      ...layer(LAYER.light),
      ...icons(lightPalette),
    ]),
    // Paper is light: a page printed in the dark theme would have light text on it.
    `@media screen {\n${rule("[data-color-scheme='dark']", [
      'color-scheme: dark',
      ...colors(darkPalette),
      ...layer(LAYER.dark),
      ...icons(darkPalette),
    ])}\n}`,
    rule("[data-density='compact']", pixels('size', COMPACT_SIZE)),
  ].join('\n');
}

const rule = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}`;

const pixels = (group: string, sizes: Readonly<Record<string, number>>): string[] =>
  Object.entries(sizes).map(([name, size]) => `--tpt-${group}-${name}: ${size}px`);

/** Marks of native controls: they have no content, and an image takes no color from its element. */
const icons = ({ text, primary }: typeof lightPalette | typeof darkPalette): string[] => [
  `--tpt-icon-chevron: ${icon('M3 4.5l3 3 3-3', text.secondary)}`,
  `--tpt-icon-tick: ${icon('M2.5 6.2l2.4 2.4 4.6-5.2', primary.contrastText)}`,
  `--tpt-icon-dash: ${icon('M3 6h6', primary.contrastText)}`,
];

const icon = (path: string, color: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' fill='none' stroke='${color.replace('#', '%23')}' stroke-width='1.7'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const layer = ({ shadow, scrim }: { shadow: string; scrim: string }): string[] => [
  `--tpt-layer-shadow: ${shadow}`,
  `--tpt-scrim: ${scrim}`,
];

const colors = (palette: Palette): string[] =>
  Object.entries(palette).flatMap(([role, color]) =>
    typeof color === 'string'
      ? [`--tpt-palette-${role}: ${color.toLowerCase()}`]
      : Object.entries(color).map(([tone, value]) => `--tpt-palette-${role}-${tone}: ${value.toLowerCase()}`),
  );
