/** How a draft is kept: flows, owners, copies, PDF. */
export const drafting = {
  offline: 'Offline – kept on this computer {{time}}',
  nearlyFull:
    'The storage of this browser is {{percent}} % full. Save open drafts and send what is ready, so that nothing is refused.',
  silent:
    'This browser’s storage is not responding. What you type is not saved on this computer: save the draft to keep it. If this continues, restart the browser.',
  exportPdf: 'Export PDF',
  setAside: {
    text_one:
      '{{count}} text on this computer was set aside as it was found: it could not be read whole, or another tab changed the same field.',
    text_other:
      '{{count}} texts on this computer were set aside as they were found: they could not be read whole, or another tab changed the same field.',
    download: 'Download them',
    forget: 'Do not show again',
  },
  otherTab: {
    text: 'Another tab kept its text at {{time}}. Choose for each field; both tabs go on with your choice.',
    theirs: 'The other tab’s',
    allTheirs: 'The other tab’s everywhere',
  },
  flow: {
    fetching: 'Fetching the data of the flow …',
    failed: 'The data of the flow could not be fetched: {{reason}}',
    askTitle: 'This flow already has a draft',
    askText:
      'You began a draft from this flow before, and it differs from what the flow says now. Your draft is kept whatever you choose.',
    openMine: 'Open my draft',
    startAgain: 'New draft from the flow',
  },
} as const;
