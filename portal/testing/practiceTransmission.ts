import { PRACTICE_LINE } from '../config/customsLine.ts';
import { dateInZone, practiceFiler } from '../gateway/leavingEnvelope.ts';
import type { StoredEnvelope } from '../gateway/storedEnvelope.ts';
import { toTransmission, type StoredMessage } from '../gateway/transmission.ts';

/** The envelope of an enterprise without settings in practice. */
const practiceEnvelope = (at: Date): StoredEnvelope => ({
  date: dateInZone(at, 'America/New_York'),
  site: PRACTICE_LINE.site,
  sender: PRACTICE_LINE.sender,
  senderOffice: '',
  ...PRACTICE_LINE.filer,
  preparerPort: '',
  preparerFiler: '',
  preparerOffice: '',
  blockText: '',
});

/** A message as it leaves in practice. */
export function practiceTransmission({ at, ...stored }: StoredMessage & { at: Date }): string {
  const envelope = practiceEnvelope(at);
  const filer = practiceFiler(envelope, stored.message);
  return toTransmission(stored, { ...envelope, filer }, PRACTICE_LINE.password);
}
