/** Whether customs found the bill of a filing: its age, customs' reminders, and the doctor that walks the known causes. */
export const match = {
  title: 'B/L match',
  waits: 'Not yet matched, {{age}}',
  none: 'Customs matches the bill of lading after it accepts the filing.',
  reminders:
    'Customs reports a bill that is not matched when it is filed, and again after 5, 20 and 30 days. An accepted filing without a match does not meet the requirement.',
  day: 'after {{count}} days',
  atFiling: 'at filing',
  passed: 'reported',
  next: 'next',
  doctor: 'Match doctor',
  doctorLead: 'Known causes, most likely first. Check each one; a correction can be sent as a change.',
  step: 'Cause {{step}} of {{count}}',
  useNumber: 'Change to {{amsNo}}',
  useType: 'Change to {{type}}',
  notIt: 'Not the cause',
  back: 'Back',
  through: 'No more known causes. Ask the issuer of the bill for the number and type in its AMS filing.',
  again: 'Start over',
  closed: 'You can send a change after customs replies to the last one.',
  waitsFor: 'Waits until {{amsNo}} is deleted',
  toComplete: 'To complete',
  toCompleteHint: 'Customs has it with flexible data. Complete it as soon as you have the data.',
  late: { halfHour: 'No answer for 30 min', day: 'No answer for 24 h' },
  lateHint:
    'Customs usually replies within minutes. The filing is not resent automatically. If no reply arrives, contact support.',
  yes: 'To complete only',
} as const;
