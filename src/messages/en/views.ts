export const views = {
  button: 'Views',
  title: 'Saved views',
  none: 'No saved views yet. Set filters and order, then save them here under a name.',
  failed: 'The views could not be loaded. Close this and try again.',
  sharedBy: 'Shared by {{name}}',
  remove: 'Delete the view “{{name}}”',
  name: 'Name for the current filters and order',
  share: 'Share with the office',
  save: 'Save view',
  saved: 'View “{{name}}” saved',
} as const;
