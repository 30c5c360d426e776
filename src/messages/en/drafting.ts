/** How a draft is kept: flows, owners, copies, PDF. */
export const drafting = {
  offline: 'Offline – saved on this computer {{time}}',
  nearlyFull: 'The storage of this browser is {{percent}} % full. Save open drafts and send ready ones to free space.',
  silent:
    'This browser’s storage is not responding. What you type is not saved on this computer: save the draft to keep it. If this continues, restart the browser.',
  exportPdf: 'Export PDF',
  quarantine: {
    text_one:
      '{{count}} draft on this computer was saved separately, unchanged: it could not be read completely, or another tab changed the same field.',
    text_other:
      '{{count}} drafts on this computer were saved separately, unchanged: they could not be read completely, or another tab changed the same field.',
    download: 'Download them',
    forget: 'Do not show again',
  },
  otherTab: {
    text: 'Another tab saved its version at {{time}}. Choose for each field; both tabs continue with your selection.',
    theirs: 'The other tab’s',
    allTheirs: 'Use all of the other tab’s',
  },
  flow: {
    fetching: 'Loading the data of the flow …',
    failed: 'The data of the flow could not be loaded: {{reason}}',
    askTitle: 'This flow already has a draft',
    askText:
      'You already started a draft from this flow. It was changed, sent or deleted since, or the data of the flow changed. It stays as it is in either case.',
    openMine: 'Open my draft',
    startAgain: 'New draft from the flow',
  },
} as const;
