/** Where a layer of the party tools opens: below the tool bar, flush with its right edge, at once. */
export const BELOW_TOOLS = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
  transitionDuration: 0,
} as const;
