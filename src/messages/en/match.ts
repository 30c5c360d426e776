/** Whether customs found the bill of a filing: its age, customs' reminders, and the doctor that walks the known causes. */
export const match = {
  title: 'B/L match',
  waits: 'Not yet matched, {{age}}',
  none: 'Customs looks for the bill of lading once the filing is accepted.',
  reminders:
    'Customs reports a bill that is not matched when it is filed, and again after 5, 20 and 30 days. An accepted filing without a match counts as none.',
  day: 'after {{count}} days',
  atFiling: 'at filing',
  passed: 'reported',
  next: 'next',
  doctor: 'Match doctor',
  doctorLead: 'The known causes, likeliest first. Look at each; what fits can be sent as a change.',
  step: 'Cause {{step}} of {{count}}',
  useNumber: 'Change to {{amsNo}}',
  useType: 'Change to {{type}}',
  notIt: 'That is not it',
  back: 'Back',
  through: 'That was the last known cause. Ask the issuer of the bill for the number and type in its AMS filing.',
  again: 'Begin again',
  closed: 'A change can be sent once customs has answered the last one.',
  waitsFor: 'Waits until {{amsNo}} is deleted',
  toComplete: 'To complete',
  toCompleteHint: 'Customs holds it with a flexible range or time. Complete it as soon as the data are there.',
  late: { halfHour: 'No answer for 30 min', day: 'No answer for 24 h' },
  lateHint:
    'Customs usually answers within minutes. Nothing is sent twice by itself; if the answer stays away, ask support.',
  yes: 'To complete only',
} as const;
