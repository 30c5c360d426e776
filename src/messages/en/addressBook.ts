/** The address book and the notifiers: what is their own beside the words of every list of records. */
export const addressBook = {
  parties: {
    new: 'New party',
    edit: 'Edit party',
    searchHint: 'Name, address, city, ID number …',
    emptyTitle: 'No parties yet',
    emptyText:
      'Keep the companies you file for again and again: a block of a filing is then filled with a few letters of the name.',
  },
  notifiers: {
    new: 'New notifier',
    edit: 'Edit notifier',
    searchHint: 'Name, email, phone, company …',
    emptyTitle: 'No notifiers yet',
    emptyText: 'Keep the people who are to hear of your filings.',
  },
  paste: {
    label: 'Paste a whole address',
    hint: 'Name, street, city and country, in any order of lines.',
    accept: 'Put into the fields',
    nothing: 'No name or address was recognized in this text.',
  },
  duplicates: {
    button: 'Find duplicates',
    title: 'Parties that may be the same company',
    looking: 'Looking through the address book: {{done}} of {{total}}',
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
    nothingTicked: 'Nothing is ticked for removal: the same company in another type may be kept on purpose.',
    remove_one: 'Keep one, remove {{count}}',
    remove_other: 'Keep one, remove {{count}}',
    removed_one: '{{count}} duplicate removed',
    removed_other: '{{count}} duplicates removed',
    removeFailed: 'Nothing was removed: {{reason}}',
    more: 'Show more groups',
    close: 'Close',
  },
} as const;
