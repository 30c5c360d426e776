export const externalPages = {
  body: 'This page opens in its own window.',
  open: 'Open in a new window',
} as const;
