/** The tools of every list: recent searches, columns, selection, due dates. */
export const tools = {
  exportPdf: 'Export PDF',
  pdfMost: 'A PDF can contain at most {{most}} filings. Select fewer.',
  /** How long something has been waiting. */
  waiting: { minutes: '{{count}} min', hours: '{{count}} h', days: '{{count}} d', title: 'Waiting since {{time}}' },
} as const;
