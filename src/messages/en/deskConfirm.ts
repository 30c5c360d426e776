/** Texts of the support desk that ask before money moves or an enterprise changes, and say what was done. */
export const deskConfirm = {
  titles: {
    grant: 'Grant this to the enterprise?',
    refund: 'Refund this filing?',
    codes: 'Make these coupon codes?',
    changes: 'Save these changes?',
  },
  enterprise: '{{name}} (number {{id}})',
  everybody: 'The first that enters a code',
  makeCodes: 'Make codes',
  save: 'Save',
  booked: 'Booked.',
  waits: 'Waits for a second person. Nothing is booked yet.',
} as const;
