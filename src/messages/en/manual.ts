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
      title: 'Start: enterprise, sign-in, prices',
      text: 'Filings are made in the name of an enterprise whose service is open.',
      steps: {
        1: 'Register your enterprise with a verified email address, or ask your administrator to invite you.',
        2: 'Open the service: see the next section. It is done once per enterprise.',
        3: 'Each bill of lading costs 70 sea coins, or 50 if it is already filed for AMS. 1 sea coin = 1 CNY.',
        4: 'Press Ctrl+K to go to any screen, and ? for the list of keys.',
      },
    },
    opening: {
      title: 'Open the service',
      text: 'An administrator signs an agreement once; support reviews it. You get an email with the result.',
      steps: {
        1: 'Enter the legal representative, contact and address exactly as on the business license.',
        2: 'Download the agreement, then sign and stamp it.',
        3: 'Upload the signed agreement: PDF, picture or ZIP, smaller than 20 MB, without a password.',
        4: 'Confirm. If support sends it back, the reason is shown here; correct it and upload again.',
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
      text: 'Errors are shown when you leave a field; missing fields only when you check. What few filings need is folded: containers, break bulk and a master bill in the shipment, an identifier, postal code or second name at a party. The cargo types Carnet and Informal ask for their own fields.',
      steps: {
        1: 'Fill in the shipment. The B/L number begins with the SCAC of its issuer.',
        2: 'Press F1 in a field, or this button, to see what customs requires.',
        3: 'Check and send (Ctrl+Enter). F8 goes to the next error.',
      },
    },
    recognition: {
      title: 'Recognize documents',
      text: 'Documents of a shipment become a draft whose values you check beside them.',
      steps: {
        1: 'Choose Recognize documents, or drop files anywhere on the drafts or the form. Word, PDF and Excel files up to 4 MB; you can paste the text of an email, too.',
        2: 'Drop invoice, packing list and bill of lading of one shipment together: they become one draft. Progress stays in sight on every screen.',
        3: 'The document is beside the form. Select a field to see where its value comes from. Click a text of the document to put it into the field, with Shift to add it.',
        4: 'Check and Guess are values to compare with the document: Enter confirms one and goes to the next, F9 goes there without confirming.',
        5: 'Where the documents give two values, both are shown below the field: choose one.',
        6: 'Corrections are remembered for your enterprise. See and delete them under Enterprise.',
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
    charges: {
      title: 'Sending and bond consumption',
      text: 'What each filing cost, who sent it and when. Refunds are listed as negative amounts. Click the coins in the top bar for every movement with its balance, and for monthly statements; “Top up” beside them opens the cashier.',
      steps: {
        1: 'The sums are those of every record that matches the filters, not only of this page.',
        2: 'Search by bill of lading, order number or remark; filter by operator, payment method and period.',
        3: 'Write a remark beside your own charges, such as the client’s reference. Enter saves it.',
        4: 'Export exactly what is filtered as an Excel file, with the sums in its last line.',
      },
    },
    people: {
      title: 'People, roles and filer codes',
      text: 'Administrators decide who files for the enterprise. Changes reach open pages at once.',
      steps: {
        1: 'Invite a colleague by email. The link works once, within 72 hours.',
        2: 'Choose the role: administrators manage people, filers file, sub-accounts see their own drafts and no billing.',
        3: 'Disable a person who leaves: every session ends at once. Hand over the drafts from the draft list.',
        4: 'Request your own filer code at least two working days ahead. On its first day it becomes the default.',
      },
    },
    account: {
      title: 'Password, two-step verification and sessions',
      text: 'Under “Account and security” in the menu with your name.',
      steps: {
        1: 'Change your password. Your other sessions end, and you get an email.',
        2: 'Turn on two-step verification with any authenticator app. Keep the recovery codes: each works once if you lose your phone.',
        3: 'See where you are signed in, and sign out all other devices.',
      },
    },
    push: {
      title: 'Notices by email and WeChat',
      text: 'Customs responses, deadlines and a low balance, also for colleagues who are away from the screen. The bell in the top bar shows the last 50.',
      steps: {
        1: 'Turn email notices on.',
        2: 'Add the addresses of the office. Each shows the result of the last email; a recipient who unsubscribed is asked before notices resume.',
        3: 'Choose the events. Notifiers choose theirs in their own entry.',
        4: 'Send a test to check that it arrives. WeChat (Chinese menu) is bound by a QR code.',
      },
    },
    statistics: {
      title: 'Billing statistics',
      text: 'Filings, customs responses and spending of a period, compared with the period before.',
      steps: {
        1: 'Choose the first and the last day.',
        2: 'Each chart also has its numbers as a table.',
        3: 'Export the days to Excel.',
      },
    },
    reportCard: {
      title: 'Report card of importers and evidence',
      text: 'How punctual, accurate and matched the filings of each importer are, and what customs could claim at most. Exposure is an estimate, not a claim.',
      steps: {
        1: 'Choose the period. The figures are compared with the same number of days before.',
        2: 'Choose an importer to see its late, inaccurate and not withdrawn filings, and open each to correct it.',
        3: 'Export the importers to Excel, or the report as PDF to send it to the importer.',
        4: 'For your records, open a filing and choose Evidence (ZIP): messages, responses, versions and hashes in one archive. Keep it for five years.',
      },
    },
    cashier: {
      title: 'Top up, invoices and coupons',
      text: 'The balance in the top bar, recharge records, invoice records and coupons open in a window of their own.',
      steps: {
        1: 'Top up: choose an amount and confirm the payment. The coins are added exactly once, even if the connection fails.',
        2: 'Request an invoice for what you paid.',
        3: 'Redeem a coupon. Sub-accounts ask the main user to top up.',
      },
    },
    customs: {
      title: 'Customs connection and go-live',
      text: 'Administrators enter once who files, as CBP knows it. Nothing is sent or charged while something is missing.',
      steps: {
        1: 'Open Customs connection in the menu of your name. Enter the processing port and the three-character filer code of CBP, which is not your SCAC.',
        2: 'Leave them blank to file under the filer of the installation, if it has one. The page shows which filer is used.',
        3: 'Open the go-live checklist: each line shows what is ready, what is missing, and who completes it.',
        4: 'During certification, enter the text of the scenario, such as SCENARIO 001. Remove it afterwards.',
      },
    },
    api: {
      title: 'File from your own programs',
      text: 'Administrators create API keys on the enterprise page.',
      steps: {
        1: 'Create a key and enter what uses it. The key is shown once.',
        2: 'Read the API documentation, and send the key in every request.',
        3: 'Paid calls need an Idempotency-Key: repeat a call with the same key, and it is charged only once.',
        4: 'Revoke a key that is no longer used. It stops working at once.',
      },
    },
  },
} as const;
