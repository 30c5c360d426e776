/** The grids of bills of lading and goods: keys, paste, undo, the duplicate radar; deadlines. */
export const grid = {
  aside: 'What it is',
  rest: {
    title_one: '{{count}} row was not added: a filing has at most {{most}} lines.',
    title_other: '{{count}} rows were not added: a filing has at most {{most}} lines.',
    hint: 'They stay here until you move them, for example to a second draft.',
  },
  restSingle: {
    title_one: '{{count}} row was not added: a sent filing covers one B/L number.',
    title_other: '{{count}} rows were not added: a sent filing covers one B/L number.',
    hint: 'They stay here until you move them. Create a new filing for further numbers.',
  },
  radar: {
    ownFiling: 'Already sent {{day}} by you',
    otherFiling: 'Already sent {{day}} by {{name}}',
    ownDraft: 'Also in your draft of {{day}}',
    otherDraft: 'Also in a draft of {{name}}, {{day}}',
    localDraft: 'Also in a draft on this computer, {{day}}',
    open: 'Open',
    count_one: '{{count}} number is already in use',
    count_other: '{{count}} numbers are already in use',
  },
  due: {
    loadingDays: 'Loading in {{days}} days',
    loadingHours: 'Loading in {{hours}} h',
    loadingMinutes: 'Loading in {{minutes}} min',
    loadedDays: 'Loaded {{days}} days ago',
    loadedHours: 'Loaded {{hours}} h ago',
    loadedMinutes: 'Loaded {{minutes}} min ago',
    fileWithin: 'File within {{hours}} h, by {{time}} (+08:00)',
    fileNow: 'File within the hour, by {{time}} (+08:00)',
    late: 'The filing was due {{time}} (+08:00), {{hours}} h ago. Send it now.',
    pastRule: 'The filing was due {{time}} (+08:00). Customs will treat it as late.',
  },
} as const;
