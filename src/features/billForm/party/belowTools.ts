/** Position of the layers: below the toolbar, aligned right, without transition. */
export const BELOW_TOOLS = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
  transitionDuration: 0,
} as const;
