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
    ]),
    rule("[data-color-scheme='dark']", ['color-scheme: dark', ...colors(darkPalette), ...layer(LAYER.dark)]),
    rule("[data-density='compact']", pixels('size', COMPACT_SIZE)),
  ].join('\n');
}

const rule = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}`;

const pixels = (group: string, sizes: Readonly<Record<string, number>>): string[] =>
  Object.entries(sizes).map(([name, size]) => `--tpt-${group}-${name}: ${size}px`);

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
