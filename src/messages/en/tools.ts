/** The tools of every list: recent searches, columns, selection, due dates. */
export const tools = {
  exportPdf: 'Export PDF',
  pdfMost: 'One PDF holds {{most}} filings at most. Select fewer.',
  /** How long something has been waiting. */
  waiting: { minutes: '{{count}} min', hours: '{{count}} h', days: '{{count}} d', title: 'Waiting since {{time}}' },
} as const;
