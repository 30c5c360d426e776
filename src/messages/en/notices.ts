/** Bulletin board, news of the top bar, and the offer for new customers. */
export const notices = {
  board: {
    label: 'Important notices',
    count_one: '{{count}} important notice',
    count_other: '{{count}} important notices',
    show: 'Show',
    all_one: 'Read it',
    all_other: 'Read all {{count}}',
    first: 'Show the first line',
    fold: 'Fold',
  },
  news: {
    label: 'News and notices',
    unread: 'News and notices: a new version is out',
    version: 'What is new in {{name}}',
    none: 'No notices',
  },
  offer: {
    title: 'Offer for new customers',
    body: 'Your first filings cost less than ¥{{fee}} each. The offer is for companies that have not topped up yet.',
    buy: 'Buy now',
    never: 'Close and never notify again',
  },
} as const;
