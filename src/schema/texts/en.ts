/** Messages of the built-in checks: the keys below `validation`. */
export const validation = {
  required: 'Fill in this field.',
  atLeastOneRow: 'The list is empty. Add at least one row.',
  choice: '“{{value}}” is not one of the choices. Pick one from the list.',
  date: 'This is not a date. Write it as YYYY-MM-DD, for example 2026-08-31.',
  dateTime: 'This is not a time. Write it as YYYY-MM-DD HH:mm:ss, for example 2026-08-31 18:00:00.',
  period: 'Choose a period of at most three years that does not end before it starts.',
  outerSpaces: 'Remove the spaces before or after the text.',
  charset: {
    customs: 'Use capital letters, digits and standard punctuation (no * or ~). Remove “{{characters}}”.',
    upperAlphanumeric: 'Only A–Z and 0–9, without spaces. Remove “{{characters}}”.',
    hs: 'An HS code has 6 digits. Remove “{{characters}}”.',
    upperAscii: 'Only capital letters, digits and keyboard signs. Remove “{{characters}}”.',
    digits: 'Only digits 0–9. Remove “{{characters}}”.',
  },
  minLength: 'Too short: {{length}} of {{min}} characters. Add the missing ones.',
  maxLength: 'Too long: {{length}} of {{max}} characters. Shorten it.',
  invisible: 'The text holds characters that cannot be seen. Select the field and leave it, and they are removed.',
} as const;
