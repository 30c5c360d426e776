/** The first-run tour; loaded after the first screen for users who have not seen it. */
export const tour = {
  label: 'First steps',
  next: 'Next',
  done: 'Done',
  skip: 'Skip',
  steps: {
    start: {
      title: 'Start a filing',
      text: 'Press New ISF-10 for imports or New ISF-5 for transit cargo, or import a spreadsheet with many bills.',
    },
    check: {
      title: 'Just type',
      text: 'Drafts are saved as you type and checked against customs rules. F1 in a field explains it.',
    },
    send: {
      title: 'See the price first',
      text: 'Check and send shows what each bill costs. Nothing is paid until you confirm.',
    },
    follow: {
      title: 'Follow the response',
      text: 'Sent shows how customs responded. If a filing is rejected, open it for the reason and press Fix.',
    },
  },
} as const;
