/** Changing, sending again and deleting what was sent. */
export const changes = {
  actions: {
    modify: 'Modify',
    resend: 'Resend',
    delete: 'Delete',
    history: 'History',
    evidence: 'Evidence (ZIP)',
    copy: 'Copy B/L number',
    of: 'Actions for {{amsNo}}',
  },
  copied: '{{amsNo}} copied',
  /** Why an action is not open now. */
  closed: {
    waiting: 'Waiting for the response from customs. Available once it has arrived.',
    waitingHere:
      'Customs has not responded to the last submission yet. Your changes are saved on this computer and can be sent once the response arrives.',
    waitsFor: 'This filing is on hold until customs deletes {{amsNo}}.',
    modifyRejected: 'Customs never accepted this filing. Correct the fields and resend.',
    modifyDeleted: 'This filing is deleted. Use Resend to file it again.',
    resendHeld: 'Only rejected or deleted filings can be resent. Use Modify to change this one.',
    deleted: 'This filing is already deleted.',
    notNow: 'The status of this filing does not allow this now.',
  },
  bulk: {
    onlyOne: 'Select one filing to change.',
    most: 'At most {{most}} filings are deleted at once. Select fewer.',
    resendTitle_one: 'Resend {{count}} filing',
    resendTitle_other: 'Resend {{count}} filings',
    resendText:
      'They are sent again as they were. Do this only if the cause was outside the filing, for example data that customs has on file by now. Otherwise, correct each filing first.',
    resend_one: 'Resend {{count}} filing',
    resend_other: 'Resend {{count}} filings',
    resendMost: 'At most {{most}} filings are resent at once. Select fewer.',
    preparing: 'Getting the prices …',
    ready_one: '{{count}} filing can be resent now. Total: no charge.',
    ready_other: '{{count}} filings can be resent now. Total: no charge.',
    sending: '{{processed}} of {{count}} processed',
    cancel: 'Cancel',
    unsent: 'it has changes on this computer. Open it to send them.',
    rejected: 'customs would reject it again. Open it and correct the fields.',
    beingSent: 'a change of it is being sent and has no answer yet. Open it to see the status.',
    asNew: 'it would be sent and charged as a new filing. Open it to send it.',
    paid: 'it costs {{price}} sea coins. Open it to pay for it.',
    open: 'it cannot be sent as it is. Open it to see why.',
    stopped: 'The server stopped responding.',
    left: 'You left the page.',
    notSent: '{{reason}} B/L numbers not sent: {{amsNos}}.',
    unreachable: 'the server did not respond.',
  },

  type: '{{type}}. To change the type, delete the filing and send a new one.',
  typeFixed: 'The type of a filing cannot be changed. Delete this filing and send a new one of the other type.',
  asSent: 'As sent. Changes are saved on this computer.',
  discard: 'Discard changes',
  discarded: 'Your changes were discarded.',
  sendFor: 'Send · {{price}}',
  sendFree: 'Send · no charge',
  blank: '(empty)',
  opening: {
    goneTitle: 'Filing not found',
    gone: 'The link may be incomplete, or the filing belongs to another enterprise.',
    unreachableTitle: 'The filing could not be loaded',
    unreachable:
      'The server could not be reached, and this computer has no copy of this filing. Check your connection.',
    again: 'Try again',
    toList: 'To the sent list',
  },
  trouble: {
    unreachable:
      'Status unknown: the server did not respond. Your changes are saved on this computer and can be sent later.',
    again: 'Try again',
    moved: 'Someone else changed this filing. Nothing was overwritten. Compare the two versions and choose.',
    sentOther:
      'This filing was sent with different data. Your version is still here and can be sent as the next change.',
    compare: 'Compare',
    removed: 'This change was sent or discarded in another tab.',
    elsewhere: 'This filing is also being changed in another tab. The two versions differ.',
    keepMine: 'Keep this version',
    takeTheirs: 'Use the other version',
  },
  conflict: {
    title: 'Two versions of this filing',
    text: 'The server’s version was sent {{time}} (+08:00). Choose for each field; nothing is sent yet.',
    save: 'Continue with selection',
  },

  planTitle: 'What happens when you send',
  /** What sending would do; shown before the send. */
  plan: {
    replace_one: 'Changing {{count}} field of {{amsNo}}: replaces the filing at customs, {{fee}}.',
    replace_other: 'Changing {{count}} fields of {{amsNo}}: replaces the filing at customs, {{fee}}.',
    resend_one: '{{amsNo}} was rejected: it is sent again with {{count}} changed field, {{fee}}.',
    resend_other: '{{amsNo}} was rejected: it is sent again with {{count}} changed fields, {{fee}}.',
    resendSame: '{{amsNo}} was rejected and nothing is changed yet. Customs will most likely reject it again; {{fee}}.',
    sameAsRefused: 'Customs has already rejected this exact change.',
    sendAgain: '{{amsNo}} was deleted at customs: it is sent as a new filing, {{fee}}.',
    otherNumber: 'B/L number changed: the filing of {{from}} will be deleted and a new one sent for {{to}}, {{fee}}.',
    otherCode:
      'Filer code changed from {{from}} to {{to}}: customs treats this as a different filing. {{amsNo}} will be deleted and filed again, {{fee}}.',
    closedAtOnce: 'Customs never accepted {{from}}, so it is closed immediately.',
    keepsTime: 'The original acceptance time ({{time}}) is kept.',
    losesTime:
      'The original acceptance time ({{time}}) is lost, so the 24-hour deadline is measured from the new filing.',
  },
  free: 'no charge',
  bondCost: '{{fee}} for the provider’s bond',
  feeUnasked: '{{fee}} ({{less}} if in AMS)',
  /** Why there is nothing to send. */
  blocked: {
    nothing: 'No changes yet. This is the filing at customs. Change a field to send it.',
    severalNumbers:
      'A filing covers one B/L number. Keep one row here and create a new filing for each further number.',
    refused: 'The status of this filing does not allow a change now.',
  },
  bondAgree: 'Yes, use the provider’s bond for this filing: {{fee}}',
  bondAsked: 'Select this to use and pay for the provider’s bond, or choose another bond type. Then send.',
  codeGone: 'Filer code {{code}} is no longer available to your enterprise.',
  codeFollows: {
    same: 'With the default code, the filing is resent without an extra charge.',
    another:
      'With the default code, customs treats it as a different filing: this one is deleted, and a new one is sent and charged.',
  },
  switchCode: 'Switch to {{code}}',
  refused: 'Not sent: {{reason}} Your changes are saved.',
  panel: {
    open_one: '{{count}} change',
    open_other: '{{count}} changes',
    field: 'Field',
    held: 'At customs',
    sent: 'Last sent',
    now: 'New',
    removed: 'Removed',
    undo: 'Undo {{field}}',
    more_one: '{{count}} more change',
    more_other: '{{count}} more changes',
  },
  fix: {
    title: 'What customs rejected',
    place: 'Problem {{at}} of {{total}}',
    solved: 'Problem {{at}}, {{code}}: changed',
    open: 'Problem {{at}}, {{code}}: still as rejected',
    allSolved: 'All changed since the rejection',
    got: 'Sent to customs:',
    now: 'Now:',
    next: 'Next reason',
    previous: 'Previous reason',
  },
  /** Results of checking customs’ reject of the last sending. */
  standing: {
    clear: 'No problems found by our checks. Customs rejected the last submission: see below.',
    asItWas_one: '{{count}} reason of the last rejection is not corrected yet.',
    asItWas_other: '{{count}} reasons of the last rejection are not corrected yet.',
    elsewhere_one:
      '{{count}} reject reason concerns no field of this form. Only customs can confirm that it is resolved.',
    elsewhere_other:
      '{{count}} reject reasons concern no field of this form. Only customs can confirm that they are resolved.',
    first: 'Go to the first: {{code}} {{field}}',
  },
  confirm: {
    title: 'Send {{amsNo}}',
    same: 'Nothing has changed since customs rejected it. Resend it only if the missing data is now on file with customs.',
    /** Why it may not be sent as it is shown. */
    clash: {
      moved: 'Someone else changed this filing. Go back to the form and compare the two versions.',
      elsewhere:
        'This filing is also being changed in another tab, and the two versions differ. Go back to the form and choose.',
      sending: 'This filing is being sent from another tab.',
      changed: 'The form has changed since this summary was shown.',
      look: 'Show the current version',
    },
    asking: 'Getting the price …',
    failed: 'The server did not respond. Nothing was sent.',
    free: 'No charge.',
    back: 'Back to the form',
  },
  result: {
    changed: 'The new version was sent to customs.',
    waits:
      'Customs is deleting the old filing. The new one is sent once the deletion is confirmed; if the deletion fails, the new one is closed and refunded.',
    closed: 'The old filing is closed. The new one was sent to customs.',
    deleted: 'The old filing was deleted. The new one was sent to customs.',
    undone: 'Customs did not delete the old filing, so the new one was closed and its fee refunded.',
    see: 'See filing {{amsNo}}',
    seeOld: 'See the old filing',
    back: 'Back to the change',
  },
  delete: {
    titleOne: 'Delete the filing of {{amsNo}}',
    title_one: 'Delete {{count}} filing',
    title_other: 'Delete {{count}} filings',
    none: 'None of the selected filings can be deleted now.',
    what: 'We’ll ask customs to delete this filing at no charge. The original fee is not refunded. You can file this B/L number again once customs confirms.',
    whatMany_one:
      'A deletion of {{count}} filing is sent to customs. It is free of charge; fees already paid are not refunded. The B/L number can be used again once customs confirms.',
    whatMany_other:
      'Deletions of {{count}} filings are sent to customs. They are free of charge; fees already paid are not refunded. The B/L numbers can be used again once customs confirms.',
    noNumber:
      'CBP’s transaction number of this filing is not known yet. Customs may reject the deletion with code 108. Wait for customs’ response, or ask support to look for it.',
    noNumberMany_one:
      'CBP’s transaction number of {{count}} filing is not known yet: {{amsNos}}. Customs may reject its deletion with code 108. Wait for customs’ response, or ask support to look for it.',
    noNumberMany_other:
      'CBP’s transaction numbers of {{count}} filings are not known yet: {{amsNos}}. Customs may reject their deletion with code 108. Wait for customs’ responses, or ask support to look for them.',
    atOnce:
      'Customs rejected this filing, so it is closed immediately and its B/L number can be used again. The fee already paid is not refunded.',
    atOnceMany_one: '{{count}} filing was rejected by customs: it is closed immediately.',
    atOnceMany_other: '{{count}} filings were rejected by customs: they are closed immediately.',
    typeEnd: 'To confirm, type the last four characters of the number: {{end}}',
    typeCount: 'To confirm, type how many filings will be deleted: {{count}}',
    wrong: 'This does not match. Nothing was deleted.',
    keep: 'Keep',
    close: 'Close',
    waiting: 'Waiting',
    working: 'Deleting …',
    sent: 'Sent to customs. Waiting for its response.',
    closed: 'Closed.',
    refused: 'Not deleted: {{reason}}',
    unknown: 'No response. Check its status before you try again.',
    leftOut: 'Skipped: {{reason}}',
    over_one: '{{count}} deletion requested',
    over_other: '{{count}} deletions requested',
  },
} as const;
