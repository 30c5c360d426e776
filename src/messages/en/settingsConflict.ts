/** Settings that a colleague saved meanwhile. */
export const settingsConflict = {
  title: 'A colleague saved other values',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Saved',
  same: 'Both are the same.',
  takeTheirs: 'Use the saved values',
  keepMine: 'Save mine',
};
