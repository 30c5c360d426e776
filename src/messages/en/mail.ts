/**
 * Mails of the portal. A notice is a subject, which is also its heading, paragraphs separated by an empty line, and for a
 * notice with a link the label of its button. `as const`: the portal derives the data of a notice from its `{{variables}}`.
 */
export const mail = {
  layout: {
    linkHelp: 'If the button does not work, copy this address into your browser:',
    automatic: 'This is an automatic message from TenPlusTwo. Replies are not read.',
    unsubscribe: 'Stop these messages',
  },
  notices: {
    test: {
      subject: 'Test message from TenPlusTwo',
      body: '{{name}} sent this test message to check that notices of {{enterprise}} arrive at this address.\n\nNo action is needed.',
      button: 'Open e-mail settings',
    },
  },
} as const;
