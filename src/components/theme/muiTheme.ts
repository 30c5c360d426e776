import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './overrides.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { BREAKPOINTS, FONTS, POPUP_Z_INDEX, RADIUS, TEXT } from './tokens.ts';

declare module '@mui/material/styles' {
  interface PaletteColor {
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
}

/**
 * The theme. Its tokens are CSS variables prefixed `tpt`, also used by CSS modules.
 * @example <ThemeProvider theme={theme}>…</ThemeProvider>
 */
export const theme: Theme = createTheme({
  cssVariables: { cssVarPrefix: 'tpt', colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  defaultColorScheme: 'light',
  shape: { borderRadius: RADIUS.md },
  spacing: 8,
  breakpoints: {
    values: { xs: 0, sm: BREAKPOINTS.small, md: BREAKPOINTS.medium, lg: BREAKPOINTS.large, xl: BREAKPOINTS.wide },
  },
  zIndex: { modal: POPUP_Z_INDEX, snackbar: POPUP_Z_INDEX, tooltip: POPUP_Z_INDEX },
  typography: {
    fontFamily: FONTS.sans,
    fontSize: TEXT.base,
    htmlFontSize: 16,
    fontWeightMedium: 500,
    h1: { fontSize: TEXT['3xl'], lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.005em' },
    h2: { fontSize: TEXT.xl, lineHeight: 1.4, fontWeight: 600 },
    h3: { fontSize: TEXT.lg, lineHeight: 1.4, fontWeight: 600 },
    body1: { fontSize: TEXT.base, lineHeight: 1.5 },
    body2: { fontSize: TEXT.md, lineHeight: 1.5 },
    caption: { fontSize: TEXT.sm, lineHeight: 1.4 },
    button: { fontSize: TEXT.base, fontWeight: 500, lineHeight: 1.4, textTransform: 'none' },
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
