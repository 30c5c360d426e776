import { party } from '#contract/entities/party.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { cleanByKind } from '#rules/cleanByKind.ts';
import { SimpleScreen } from '#features/records/SimpleScreen.tsx';
import type { SimpleResource } from '#features/records/simpleResource.ts';
import type { FieldPlace } from '#components/form/store/recordTree.ts';
import { cleanIdNumber } from '#rules/idNumber.ts';
import { fieldText } from '#schema/recordText.ts';
import { DuplicatesButton } from './DuplicatesButton.tsx';
import { PasteAddress } from './PasteAddress.tsx';

/** Formats an ID number by its type; null for other fields. */
const cleanPartyId = ({ name, record }: FieldPlace, text: string): string | null =>
  name === 'partyId' ? cleanIdNumber(text, fieldText(record, 'idType')) : null;

const ADDRESS_BOOK: SimpleResource = {
  name: 'parties',
  entity: party,
  listCall: 'listParties',
  route: 'addressManage',
  texts: 'addressBook.parties',
  drawing: 'cards',
  filterNames: { countryCode: 'country' },
  isDated: true,
  onExport: (query) => openDownload('exportParties', { query }),
  clean: (place, text) => cleanPartyId(place, text) ?? cleanByKind(place.field, text),
  Tools: DuplicatesButton,
  FormHelp: PasteAddress,
};

/** [R10] [T05] The address book. */
export const AddressBook = () => <SimpleScreen resource={ADDRESS_BOOK} />;
