/** Every text color has AA contrast on paper and on its own tint. */
export const lightPalette = {
  primary: { main: '#0B5C7A', dark: '#084559', light: '#3A7F98', contrastText: '#FFFFFF', soft: '#E4EFF3' },
  secondary: { main: '#14213D', dark: '#0B1428', light: '#475467', contrastText: '#FFFFFF', soft: '#EEF0F3' },
  success: { main: '#1B7F4B', dark: '#135C36', light: '#4B9E73', contrastText: '#FFFFFF', soft: '#EDF7F1' },
  warning: { main: '#8A5A00', dark: '#664200', light: '#B07D1E', contrastText: '#FFFFFF', soft: '#FCF3DF' },
  error: { main: '#B42318', dark: '#8A1A12', light: '#D0584F', contrastText: '#FFFFFF', soft: '#FDECEA' },
  info: { main: '#475467', dark: '#344054', light: '#667085', contrastText: '#FFFFFF', soft: '#EEF1F4' },
  text: { primary: '#14213D', secondary: '#475467', disabled: '#8A93A3' },
  background: { default: '#FBFBF9', paper: '#FFFFFF' },
  divider: '#E3E6EA',
  action: { hover: '#F2F4F5', selected: '#E4EFF3', disabled: '#8A93A3', disabledBackground: '#EEF0F3' },
  control: { border: '#828C9D', mark: '#B97E17' },
} as const;

/** The dark scheme, by the same rule. */
export const darkPalette = {
  primary: { main: '#6FB9D3', dark: '#4FA0BD', light: '#9BD0E2', contrastText: '#0B1428', soft: '#16323E' },
  secondary: { main: '#D5DAE3', dark: '#B3BAC7', light: '#E8EBF0', contrastText: '#0B1428', soft: '#222B3D' },
  success: { main: '#6CC494', dark: '#4CAB78', light: '#94D6B2', contrastText: '#0B1428', soft: '#15321F' },
  warning: { main: '#E0B050', dark: '#C4943A', light: '#EBC981', contrastText: '#0B1428', soft: '#38290A' },
  error: { main: '#F2877E', dark: '#DF6A60', light: '#F7AEA8', contrastText: '#0B1428', soft: '#411814' },
  info: { main: '#A9B3C3', dark: '#8D98AA', light: '#C6CDD8', contrastText: '#0B1428', soft: '#242E40' },
  text: { primary: '#EDEFF3', secondary: '#B3BAC7', disabled: '#76808F' },
  background: { default: '#0F1626', paper: '#151E31' },
  divider: '#2A3448',
  action: { hover: '#1C2639', selected: '#16323E', disabled: '#76808F', disabledBackground: '#1C2639' },
  control: { border: '#6B7689', mark: '#E0B050' },
} as const;
