/** The grids of bills of lading and goods: keys, paste, undo, the duplicate radar; deadlines. */
export const grid = {
  aside: 'What it is',
  rest: {
    title_one: '{{count}} row was not taken: a filing holds {{most}} lines.',
    title_other: '{{count}} rows were not taken: a filing holds {{most}} lines.',
    hint: 'They are kept here until you have put them elsewhere, for example into a second draft.',
  },
  restSingle: {
    title_one: '{{count}} row was not taken: a filing that is changed is for one B/L number.',
    title_other: '{{count}} rows were not taken: a filing that is changed is for one B/L number.',
    hint: 'They are kept here until you have put them elsewhere: further numbers go into a new filing.',
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
    pastRule: 'The filing was due {{time}} (+08:00). Customs will count it as late.',
  },
} as const;
