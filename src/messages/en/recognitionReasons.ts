/** [E04] Why a document gave no draft; `file` is its name. */
export const recognitionReasons = {
  noFile: 'No document was received. Choose a file or paste text, and try again.',
  type: '“{{file}}” is not a document that can be recognized. Use doc, docx, pdf, xls or xlsx.',
  tooLarge: '“{{file}}” is larger than 4 MB and was left out. Split it, or save it with smaller pictures.',
  empty: '“{{file}}” is empty. Choose the file again.',
  upload: '“{{file}}” could not be uploaded. Check the connection and try again.',
  textTooLong: 'The pasted text is longer than {{max}} characters. Paste the part about the shipment only.',
  tooManyFiles: 'More than {{max}} files were sent at once. Send them in several steps.',
  tooManyWaiting: 'Your enterprise has too many documents in recognition. Wait until some are done, then try again.',
  damaged: '“{{file}}” could not be parsed: it is damaged. Open it, save it again and try again.',
  misnamed: 'The content of “{{file}}” does not match its file type. Save it in the right format and try again.',
  password: '“{{file}}” is protected by a password. Save it without a password and try again.',
  tooManyPages: '“{{file}}” has more than {{max}} pages. Send only the pages of the shipment.',
  tooComplex: '“{{file}}” is too complex to be read. Print it to a PDF file and try again.',
  slow: '“{{file}}” took too long to read. Send only the pages of the shipment.',
  xfaForm:
    '“{{file}}” is an interactive form whose text only Adobe Reader shows. Print it to a PDF file and try again.',
  noText: '“{{file}}” has no readable text. Use a sharper scan or the original file.',
  nothing: 'Nothing was recognized in “{{file}}”: it names no bill of lading, party or goods. Enter the draft by hand.',
  noParty: 'No party was found in “{{file}}”. Paste only the lines with its name and address.',
  otherParties: '“{{file}}” names other parties, but not this one. Paste only the lines with its name and address.',
  severalParties:
    '“{{file}}” names more than one company as this party. Paste only the lines of the one that you need.',
  stoppedTwice: 'Reading “{{file}}” was interrupted twice. Check the file, or enter the draft by hand.',
  keyLost: '“{{file}}” can no longer be decrypted. Send it again.',
  aiAbnormal: 'The AI service is abnormal, so “{{file}}” was not recognized. Try again later.',
} as const;
