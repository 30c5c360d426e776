/** The address book and the notifiers: what is their own beside the words of every list of records. */
export const addressBook = {
  parties: {
    new: 'New party',
    edit: 'Edit party',
    searchHint: 'Name, address, city, ID number …',
    emptyTitle: 'No parties yet',
    emptyText: 'Save the companies you file for often. Then a few letters of the name fill a whole party block.',
  },
  notifiers: {
    new: 'New notifier',
    edit: 'Edit notifier',
    searchHint: 'Name, email, phone, company …',
    emptyTitle: 'No notifiers yet',
    emptyText: 'Add the people who get notified about your filings.',
  },
  paste: {
    label: 'Paste a whole address',
    hint: 'Name, street, city and country, in any order of lines.',
    accept: 'Fill the fields',
    nothing: 'No name or address was recognized in this text.',
  },
  duplicates: {
    button: 'Find duplicates',
    title: 'Parties that may be the same company',
    looking: 'Searching the address book: {{done}} of {{total}}',
    failed: 'The address book could not be read: {{reason}}',
    again: 'Try again',
    none: 'No two parties have the same name in the same city. Spelling, dots and words like LTD do not count.',
    found_one: '{{count}} group with the same name in the same city. Spelling, dots and words like LTD do not count.',
    found_other:
      '{{count}} groups with the same name in the same city. Spelling, dots and words like LTD do not count.',
    group: '{{name}}, {{city}}',
    keep: 'Keep',
    alsoRemove: 'Remove',
    keepNth: 'Keep no. {{nth}}: {{name}}',
    removeNth: 'Remove no. {{nth}}: {{name}}',
    otherRole: 'other type',
    nothingTicked:
      'No entry is selected for removal, because the same company may be kept under another type on purpose.',
    remove_one: 'Keep one, remove {{count}}',
    remove_other: 'Keep one, remove {{count}}',
    removed_one: '{{count}} duplicate removed',
    removed_other: '{{count}} duplicates removed',
    removeFailed: 'Nothing was removed: {{reason}}',
    more: 'Show more groups',
    close: 'Close',
  },
} as const;
