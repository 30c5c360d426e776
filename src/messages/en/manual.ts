/** The user manual; loaded with it. Steps have the numbers in the pictures. */
export const manual = {
  lead: 'How to file, follow and correct an ISF. The numbers in the pictures are the steps beside them.',
  search: 'Search the manual',
  contents: 'Contents',
  nothing: 'Nothing found. Try another word.',
  found: '{{count}} sections',
  picture: 'Screen: {{title}}',
  video: {
    play: 'Play',
    pause: 'Pause',
    previous: 'Previous',
    next: 'Next',
    position: '{{at}} of {{of}}',
  },
  sections: {
    start: {
      title: 'Start: enterprise, agreement, balance',
      text: 'Filings are made in the name of an enterprise whose service is open.',
      steps: {
        1: 'Register your enterprise, or ask your administrator to invite you.',
        2: 'Enter the legal representative, contact and address, then download the agreement.',
        3: 'Sign and stamp the agreement and upload it as a PDF, image or ZIP file smaller than 20 MB. Support reviews it.',
        4: 'Each bill of lading costs 70 sea coins, or 50 if it is already filed for AMS. 1 sea coin = 1 CNY.',
      },
    },
    drafts: {
      title: 'Drafts',
      text: 'Everything that is not sent yet. Drafts are saved on this computer as you type, and on the server two seconds later.',
      steps: {
        1: 'Start a new ISF-10 or ISF-5 (keys N and Shift+N).',
        2: 'Search by bill of lading, party or template.',
        3: 'Open a draft. The bar shows how much is filled in; red numbers are errors.',
      },
    },
    form: {
      title: 'Fill in a filing',
      text: 'Errors are shown when you leave a field; missing fields only when you check.',
      steps: {
        1: 'Fill in the shipment. The B/L number begins with the SCAC of its issuer.',
        2: 'Press F1 in a field, or this button, to see what customs requires.',
        3: 'Check and send (Ctrl+Enter). F8 goes to the next error.',
      },
    },
    check: {
      title: 'Check and send',
      text: 'Send at least 24 hours before loading. Nothing is charged before you confirm.',
      steps: {
        1: 'Compare the filing with your documents, and correct it where needed.',
        2: 'Confirm and send. The button shows the amount. A filing is sent and charged exactly once, even if the connection fails.',
      },
    },
    sent: {
      title: 'Sent filings',
      text: 'Everything sent to customs, with its declaration status and match status.',
      steps: {
        1: 'Search by B/L number, ISF number or buyer, or choose a group.',
        2: 'Open a filing to read the customs responses.',
        3: 'The status is shown by word and color: waiting, accepted, problem or deleted.',
      },
    },
    receipts: {
      title: 'Customs responses',
      text: 'Each response is explained in plain words; the original text can be opened.',
      steps: {
        1: 'The current status of the filing.',
        2: 'Where the filing is: sent, received, accepted, matched.',
        3: 'Correct and resend a rejected filing. Each error leads to its field.',
      },
    },
    modify: {
      title: 'Modify, resend and delete',
      text: 'Changes that keep the B/L number are free. A different number makes a different filing: the old one is deleted, and the new one is charged.',
      steps: {
        1: 'Change the fields. The summary at the top shows what will happen and what it costs.',
        2: 'Check and send the change.',
      },
    },
    templates: {
      title: 'Templates',
      text: 'A template is a filing without B/L numbers. Save one from any draft with “Save as template”.',
      steps: { 1: 'Start a new template.', 2: 'Open a template, or start a filing from it.' },
    },
    addressBook: {
      title: 'Address book and notifiers',
      text: 'Parties are offered in the form while you type. Notifiers get the notices that you choose for them.',
      steps: { 1: 'Add a party, or import many from a spreadsheet.', 2: 'Open a party to change it.' },
    },
  },
} as const;
