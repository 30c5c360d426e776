import type { CssVarsThemeOptions } from '@mui/material/styles';
import { RADIUS, TEXT } from './tokens.ts';

/** Colors are CSS variables, to support both schemes. */
const token = (name: string) => `var(--tpt-palette-${name})`;
const HAIRLINE = `1px solid ${token('divider')}`;
const space = (...steps: readonly number[]) => steps.map((step) => `var(--tpt-space-${step})`).join(' ');
const RING = { outline: `2px solid ${token('primary-main')}`, outlineOffset: 2 };

/**
 * Material overrides: flat, dense, labels above, hairlines; shadows only below layers. The type is exactly the one that
 * `createTheme` takes: the check that a similar one fits takes 30 s.
 */
export const components: NonNullable<CssVarsThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': RING } } },
  MuiIconButton: { styleOverrides: { root: { borderRadius: RADIUS.md, padding: space(3) } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: { border: HAIRLINE, boxShadow: 'var(--tpt-layer-shadow)' } } },
  MuiMenu: { styleOverrides: { list: { padding: space(2) } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 34,
        padding: space(3, 5),
        borderRadius: RADIUS.sm,
        fontSize: TEXT.base,
        '&.Mui-focusVisible': RING,
      },
    },
  },
  MuiDialog: {
    // [R26] dialogs are 500 px wide
    styleOverrides: {
      paper: {
        width: 500,
        maxWidth: 'calc(100vw - 32px)',
        border: HAIRLINE,
        borderRadius: RADIUS.md,
        boxShadow: 'var(--tpt-layer-shadow)',
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: space(8, 9, 4), fontSize: TEXT.xl, fontWeight: 600 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: space(4, 9, 7) } } },
  MuiDialogActions: {
    // On phones buttons wrap to a second line.
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        padding: space(6, 9, 8),
        gap: space(4),
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        '& > button': { flexShrink: 0 },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--tpt-scrim)' } } },
  },
};
