/** The tools of every list: recent searches, columns, selection, due dates. */
export const tools = {
  clearField: 'Clear {{name}}',
  foundCapped: 'At least {{count}} rows found',
  recent: {
    title: 'Recent searches',
    clear: 'Clear recent searches',
    keys: '↓ ↑ to choose, Enter to search, Esc to close',
  },
  columns: {
    button: 'Columns',
    title: 'Columns of this list',
    hint: 'Tick what you want to see. Move a column with its arrows, or drag it.',
    always: 'always first',
    up: 'Move {{name}} up',
    down: 'Move {{name}} down',
    moved: '{{name}} is now number {{place}} of {{count}}',
    reset: 'Reset',
    cancel: 'Cancel',
    save: 'Save columns',
  },
  select: {
    all_one: 'Select all {{count}}',
    all_other: 'Select all {{count}}',
    first: 'Select the first {{count}} of {{total}}',
    busy: 'Selecting …',
    changed: 'The list changed meanwhile. Please look at how many are selected.',
    failed: 'Not everything could be selected. Please try again.',
  },
  warm: {
    refreshing: 'As of {{time}}, refreshing …',
    offline: 'As of {{time}}, kept on this computer',
  },
  export_one: 'Export {{count}} row',
  export_other: 'Export {{count}} rows',
  exportPdf: 'Export PDF',
  exportCapped: 'Export at least {{count}} rows',
  exportNone: 'Export',
  pdfMost: 'One PDF holds {{most}} filings at most. Select fewer.',
  /** How long something has been waiting. */
  waiting: { minutes: '{{count}} min', hours: '{{count}} h', days: '{{count}} d', title: 'Waiting since {{time}}' },
} as const;
