import type { Components, Theme } from '@mui/material/styles';

/** A color as its CSS variable, so that both schemes follow. */
const token = (name: string) => `var(--tpt-palette-${name})`;
const HAIRLINE = `1px solid ${token('divider')}`;
const LAYER_SHADOW = '0 1px 2px rgb(20 33 61 / 0.08), 0 8px 24px rgb(20 33 61 / 0.14)';
const RING = { outline: `2px solid ${token('primary-main')}`, outlineOffset: 2 };

/** How Material's parts look here: flat, dense, labels above, hairlines; a shadow only under a layer. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': RING } } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: { minHeight: 36, padding: '6px 14px', minWidth: 0, whiteSpace: 'nowrap' },
      sizeLarge: { minHeight: 42, padding: '8px 20px' },
      outlined: {
        borderColor: token('divider'),
        color: token('text-primary'),
        backgroundColor: token('background-paper'),
        '&:hover': { borderColor: token('text-secondary'), backgroundColor: token('action-hover') },
      },
      text: { padding: '6px 10px' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 5, padding: 6 } } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 4,
        maxWidth: '100%',
        fontSize: '0.8125rem',
        fontWeight: 500,
        lineHeight: 1.4,
        color: token('text-secondary'),
        pointerEvents: 'auto',
        '&.Mui-focused': { color: token('text-secondary') },
        '&.Mui-error': { color: token('error-main') },
      },
      asterisk: { color: token('error-main') },
    },
  },
  MuiInputBase: { styleOverrides: { root: { fontSize: '0.875rem' }, input: { height: 'auto' } } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: token('background-paper'),
        '& .MuiOutlinedInput-notchedOutline': { borderColor: '#B9C0CA' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: token('text-secondary') },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: token('primary-main') },
      },
      input: { padding: '7px 10px', minHeight: 22 },
      multiline: { padding: 0 },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '3px 0 0', fontSize: '0.75rem', lineHeight: 1.4 } } },
  MuiSelect: { styleOverrides: { select: { minHeight: 22 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: { border: HAIRLINE, boxShadow: LAYER_SHADOW } } },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 34, padding: '6px 10px', borderRadius: 4, fontSize: '0.875rem', '&.Mui-focusVisible': RING },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { border: HAIRLINE, boxShadow: LAYER_SHADOW },
      listbox: { padding: 4, fontSize: '0.875rem' },
      option: { minHeight: 34, borderRadius: 4 },
    },
  },
  MuiDialog: {
    // [R26] dialogs are 500 px wide
    styleOverrides: {
      paper: { width: 500, maxWidth: 'calc(100vw - 32px)', border: HAIRLINE, borderRadius: 6, boxShadow: LAYER_SHADOW },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 8px', fontSize: '1.0625rem', fontWeight: 600 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: {
    // On a phone what does not fit in one line takes two; no label leaves its button.
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        padding: '12px 24px 20px',
        gap: 8,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        '& > button': { flexShrink: 0 },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 33 61 / 0.4)' } } },
  },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 300 },
    styleOverrides: {
      tooltip: {
        backgroundColor: token('secondary-main'),
        color: token('secondary-contrastText'),
        fontSize: '0.75rem',
        padding: '5px 8px',
      },
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { borderRadius: 4, height: 22, fontSize: '0.75rem', fontWeight: 500 },
      label: { padding: '0 7px' },
    },
  },
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
  MuiAlert: { styleOverrides: { root: { padding: '4px 12px', borderRadius: 5, fontSize: '0.875rem' } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiTabs: { styleOverrides: { root: { minHeight: 36 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 36, padding: '6px 12px', minWidth: 0 } } },
};
