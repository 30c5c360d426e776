/** Pages of the billing service, which open in their own window. */
export const externalPages = {
  body: 'This page opens in its own window.',
  open: 'Open in a new window',
} as const;
