import { UNBONDED_CARGO_TYPES } from '#contract/codes.ts';
import { maskPersonalId } from '#contract/entities/maskPersonalId.ts';
import { isIsf5, type IsfMessage, type IsfParty } from '../isfMessage.ts';
import type { Place } from '../place.ts';
import type { Broken } from './edit.ts';

export const onHeader = (element: string): Place => ({ record: 'SF10', element });
export const when = (isBroken: boolean, ...places: Broken[]): Broken[] => (isBroken ? places : []);
export const hasReference = ({ references }: IsfMessage, wanted: string): boolean =>
  references.some(({ qualifier, value }) => qualifier === wanted && value !== '');
export const isDelete = ({ header: { action } }: IsfMessage): boolean => action === 'D';
/** A single transaction bond for the ISF alone. */
export const isSingleTransactionBond = ({ header: { bondActivity, bondType } }: IsfMessage): boolean =>
  bondActivity === '16' && bondType === '9';
export const needsBond = (message: IsfMessage): boolean =>
  !isDelete(message) &&
  !isIsf5(message.header.submissionType) &&
  !UNBONDED_CARGO_TYPES.includes(message.header.shipmentType);

export interface PartyAt {
  party: IsfParty;
  at: number;
}
export const partiesAt = ({ parties }: IsfMessage): PartyAt[] => parties.map((party, at) => ({ party, at }));
export const onParty = ({ party, at }: PartyAt, element: string, record = 'SF30', index = 0): Place => ({
  record,
  element,
  party: at,
  entity: party.entity,
  ...(index ? { index } : {}),
});

/** Parties with a number other than the header's importer number, which is checked in the header. */
export const otherIdentities = (message: IsfMessage): PartyAt[] => {
  const { importerQualifier, importerNumber, birthDate, issuingCountry } = message.header;
  return partiesAt(message).filter(
    ({ party }) =>
      party.entity !== 'IM' ||
      party.qualifier !== importerQualifier ||
      party.identifier !== importerNumber ||
      party.birthDate !== birthDate ||
      party.passportCountry !== issuingCountry,
  );
};

/** A number for the text of a finding, which is stored and sent with answers: a personal id is masked. */
export const quotedNumber = (type: string | null, value: string): string =>
  type === '34' || type === 'AEF' ? (maskPersonalId(value) ?? value) : value;

/** Whether eight digits are a valid date as MMDDYYYY. */
export function isWireDay(text: string): boolean {
  const parts = /^(\d\d)(\d\d)(\d{4})$/u.exec(text);
  if (!parts) return false;
  const [, month = '', day = '', year = ''] = parts;
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${year}-${month}-${day}`);
}
