/** [X01] What real filings need, in the order of the checklist; `operator` items are settings of the installation. */
export const CHECKLIST = {
  gateway: 'operator',
  line: 'operator',
  filer: 'admin',
  filerCode: 'admin',
  folders: 'operator',
  engine: 'operator',
  answers: 'admin',
  bond: 'operator',
  mail: 'operator',
  address: 'operator',
  practiceAccounts: 'operator',
  certification: 'admin',
} as const satisfies Record<string, 'operator' | 'admin'>;

export type ChecklistName = keyof typeof CHECKLIST;
export const CHECKLIST_ITEMS = Object.keys(CHECKLIST) as [ChecklistName, ...ChecklistName[]];

/**
 * `missing` stops filing or makes it unsafe; `advised` is recommended; `open` waits for a first event; `unused` does not
 * apply to this installation.
 */
export const CHECKLIST_STATES = ['ready', 'missing', 'advised', 'open', 'unused'] as const;
export type ChecklistState = (typeof CHECKLIST_STATES)[number];
