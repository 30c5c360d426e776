/** Those of the app's light palette; mail programs support neither style sheets nor its variables. */
export const MAIL_COLORS = {
  text: '#14213D',
  secondary: '#475467',
  primary: '#0B5C7A',
  onPrimary: '#FFFFFF',
  page: '#FBFBF9',
  paper: '#FFFFFF',
  divider: '#E3E6EA',
} as const;
