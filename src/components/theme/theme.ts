import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './overrides.ts';
import { darkPalette, lightPalette } from './palette.ts';

declare module '@mui/material/styles' {
  interface PaletteColor {
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
}

/** Fonts of the system that carry Latin, Chinese and Vietnamese; no font is ever downloaded. */
const FONTS =
  'Inter, "Segoe UI", system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans", sans-serif';

/** [R26] Everything that pops up lies above whatever page embeds the app. */
export const POPUP_Z_INDEX = 99999;

/** The one theme. Its tokens are CSS variables with the prefix `tpt`; dense surfaces use them from CSS modules. */
export const theme: Theme = createTheme({
  cssVariables: { cssVarPrefix: 'tpt', colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  defaultColorScheme: 'light',
  shape: { borderRadius: 5 },
  spacing: 8,
  zIndex: { modal: POPUP_Z_INDEX, snackbar: POPUP_Z_INDEX, tooltip: POPUP_Z_INDEX },
  typography: {
    fontFamily: FONTS,
    fontSize: 14,
    htmlFontSize: 16,
    fontWeightMedium: 500,
    h1: { fontSize: '1.375rem', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.005em' },
    h2: { fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 600 },
    h3: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 600 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    button: { fontSize: '0.875rem', fontWeight: 500, lineHeight: 1.4, textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 150,
      complex: 150,
      enteringScreen: 120,
      leavingScreen: 100,
    },
  },
  components,
});
