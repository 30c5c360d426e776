/** Parameters of a story that renders fixed content: its arguments change nothing. */
export const noControls = { controls: { disable: true } };
