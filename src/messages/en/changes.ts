/** Changing, sending again and deleting what was sent. */
export const changes = {
  actions: {
    modify: 'Modify',
    resend: 'Resend',
    delete: 'Delete',
    history: 'History',
    copy: 'Copy B/L number',
    of: 'Actions for {{amsNo}}',
  },
  copied: '{{amsNo}} copied',
  /** Why an action is not open now. */
  closed: {
    waiting: 'Customs has not answered yet. Possible as soon as its receipt is here.',
    waitingHere:
      'Customs has not answered the last sending yet. Your text is kept on this computer; it can be sent as soon as the receipt is here.',
    waitsFor: 'This filing waits until customs has deleted {{amsNo}}.',
    modifyRejected: 'Customs never took this filing. Put it right with Resend.',
    modifyDeleted: 'This filing is deleted. Send it again with Resend.',
    resendHeld: 'Only rejected or deleted filings are sent again. Change this one with Modify.',
    deleted: 'This filing is already deleted.',
    notNow: 'The status of this filing does not allow this now.',
  },
  bulk: {
    onlyOne: 'Choose one filing to change it.',
    most: 'At most {{most}} filings are deleted at once. Select fewer.',
  },

  type: '{{type}}, fixed: for the other type delete this filing and send a new one',
  typeFixed: 'The type of a filing cannot be changed. Delete this filing and send a new one of the other type.',
  asSent: 'As it was sent; changes are kept on this computer as you type',
  discard: 'Discard changes',
  discarded: 'Your changes were discarded.',
  sendFor: 'Send · {{price}}',
  sendFree: 'Send · no charge',
  blank: '(empty)',
  opening: {
    goneTitle: 'This filing is not there',
    gone: 'The address may be incomplete, or the filing belongs to another enterprise.',
    unreachableTitle: 'The filing could not be loaded',
    unreachable:
      'The portal could not be reached, and nothing of this filing lies on this computer. Check your connection.',
    again: 'Try again',
    toList: 'To the sent list',
  },
  trouble: {
    unreachable:
      'The portal did not say how this filing stands. Your text is kept on this computer; it can be sent later.',
    again: 'Try again',
    moved: 'Somebody changed this filing meanwhile. Nothing was overwritten: compare the two and choose.',
    sentOther:
      'This filing was sent, with another text than the one here. What stands here is kept, and can be sent as the next change.',
    compare: 'Compare',
    removed: 'This change was sent or discarded in another tab.',
    elsewhere: 'This filing is also being changed in another tab, and the two texts differ.',
    keepMine: 'Keep what is here',
    takeTheirs: 'Take the other',
  },
  conflict: {
    title: 'Two versions of this filing',
    text: 'The portal’s version was sent {{time}} (+08:00). Choose for each field; nothing is sent yet.',
    save: 'Go on with the choice',
  },

  planTitle: 'What sending does',
  /** What sending would do; said before anybody sends. */
  plan: {
    replace_one: 'Changing {{count}} field of {{amsNo}}: replaces what customs holds, {{fee}}.',
    replace_other: 'Changing {{count}} fields of {{amsNo}}: replaces what customs holds, {{fee}}.',
    resend_one: '{{amsNo}} was rejected: it is sent again with {{count}} changed field, {{fee}}.',
    resend_other: '{{amsNo}} was rejected: it is sent again with {{count}} changed fields, {{fee}}.',
    resendSame:
      '{{amsNo}} was rejected and nothing is changed yet. Sent like this, customs will most likely reject it again; {{fee}}.',
    sameAsRefused: 'Customs rejected just this change before.',
    sendAgain: '{{amsNo}} is deleted at customs: it is sent as a new filing, {{fee}}.',
    otherNumber: 'B/L number changed: the filing of {{from}} will be deleted and a new one sent for {{to}}, {{fee}}.',
    otherCode:
      'Filer code changed from {{from}} to {{to}}: for customs that is another filing. {{amsNo}} will be deleted and sent anew, {{fee}}.',
    closedAtOnce: 'Customs never took {{from}}, so it is closed at once.',
    keepsTime: 'The first accepted time ({{time}}) stays.',
    losesTime: 'The first accepted time ({{time}}) is lost; the 24 hours before loading count anew.',
  },
  free: 'no charge',
  bondCost: '{{fee}} for the provider’s bond',
  feeUnasked: '{{fee}} ({{less}} if in AMS)',
  /** Why there is nothing to send. */
  blocked: {
    nothing: 'Nothing is changed yet: this is what customs holds. Change a field to send it.',
    severalNumbers:
      'A filing is for one B/L number. Keep one row here; for more numbers begin a new filing from this one.',
    refused: 'The status of this filing does not allow a change now.',
  },
  bondAgree: 'Yes, use the provider’s bond for this filing: {{fee}}',
  bondAsked: 'Tick this if the provider’s bond is to be used and paid, or choose another bond type. Then send.',
  codeGone: 'Filer code {{code}} is no longer available to your enterprise.',
  codeFollows: {
    same: 'With the default code the filing is sent again without a charge for the switch.',
    another:
      'With the default code it becomes another filing for customs: this one is deleted and a new one sent and charged.',
  },
  switchCode: 'Switch to {{code}}',
  refused: 'Not sent: {{reason}} Your text is kept.',
  panel: {
    open_one: '{{count}} change',
    open_other: '{{count}} changes',
    field: 'Field',
    held: 'Held by customs',
    sent: 'Sent last',
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
    got: 'Customs got:',
    now: 'Now:',
    next: 'Next reason',
    previous: 'Previous reason',
    putRight: 'Put it right',
  },
  /** What a check says of customs’ reject of the last sending. */
  standing: {
    clear: 'Our own checks find nothing. Customs rejected the last sending: see below.',
    asItWas_one: 'Customs rejected the last sending for {{count}} reason that is still as it was.',
    asItWas_other: 'Customs rejected the last sending for {{count}} reasons that are still as they were.',
    elsewhere_one: '{{count}} reason of customs is about no field here: only customs can say whether it is settled.',
    elsewhere_other:
      '{{count}} reasons of customs are about no field here: only customs can say whether they are settled.',
    first: 'To the first: {{code}} {{field}}',
  },
  confirm: {
    title: 'Send {{amsNo}}',
    same: 'Nothing has changed since customs rejected it. Send it again only if what was missing is now on file with customs.',
    /** Why it may not be sent as it is shown. */
    clash: {
      moved: 'Somebody changed this filing meanwhile. Go back to the form and compare the two.',
      elsewhere:
        'This filing is also being changed in another tab, and the two texts differ. Go back to the form and choose.',
      sending: 'This filing is being sent from another tab.',
      changed: 'The text in the form has changed since this was shown.',
      look: 'Show what stands there now',
    },
    asking: 'Asking the portal for the cost …',
    failed: 'The portal did not answer. Nothing was sent.',
    free: 'No charge.',
    back: 'Back to the form',
  },
  result: {
    changed: 'The new version is on its way to customs.',
    waits:
      'Customs is deleting the old filing. The new one leaves as soon as that is confirmed; if the deletion fails, the new one is closed and refunded.',
    closed: 'The old filing is closed. The new one is on its way to customs.',
    see: 'See filing {{amsNo}}',
    seeOld: 'See the old filing',
    back: 'Back to the change',
  },
  delete: {
    titleOne: 'Delete the filing of {{amsNo}}',
    title_one: 'Delete {{count}} filing',
    title_other: 'Delete {{count}} filings',
    none: 'None of the selected filings can be deleted now.',
    what: 'A deletion is sent to customs. It is free; the fee already paid is not given back. The B/L number is free again only when customs has confirmed.',
    whatMany_one:
      'For {{count}} filing a deletion is sent to customs. It is free; fees already paid are not given back. The B/L number is free again only when customs has confirmed.',
    whatMany_other:
      'For {{count}} filings a deletion is sent to customs. It is free; fees already paid are not given back. The B/L numbers are free again only when customs has confirmed.',
    atOnce:
      'Customs rejected this filing and never held it: it is closed at once, and its B/L number is free again. The fee already paid is not given back.',
    atOnceMany_one: '{{count}} filing was rejected by customs: it is closed at once.',
    atOnceMany_other: '{{count}} filings were rejected by customs: they are closed at once.',
    typeEnd: 'To confirm, type the last four characters of the number: {{end}}',
    typeCount: 'To confirm, type how many filings will be deleted: {{count}}',
    wrong: 'That is not what is asked for. Nothing was deleted.',
    keep: 'Keep',
    close: 'Close',
    waiting: 'Waiting',
    working: 'Deleting …',
    sent: 'Sent to customs, waiting for its answer.',
    closed: 'Closed.',
    refused: 'Not deleted: {{reason}}',
    unknown: 'No answer. Look at its status before you try again.',
    leftOut: 'Left out: {{reason}}',
    over_one: '{{count}} deletion taken',
    over_other: '{{count}} deletions taken',
  },
} as const;
