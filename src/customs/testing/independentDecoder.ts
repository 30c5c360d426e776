/* A decoder written from the published layouts alone; see `independentEncoder.ts`. */

type Fields = Record<string, unknown>;

const PARTIES: Readonly<Record<string, string>> = {
  SE: 'seller',
  BY: 'buger',
  ST: 'ship',
  LG: 'stuffing',
  CS: 'consolidator',
  MF: 'manufacturer',
  BKP: 'book',
};
const PARTS = [
  'Name',
  'Addr',
  'City',
  'CountryCode',
  'IdType',
  'Id',
  'Subdivision',
  'PostalCode',
  'SecondNameType',
  'SecondName',
];
const PERSONS: Readonly<Record<string, string>> = { IM: 'importer', CN: 'consignee' };
const CARGO =
  'carnetCountry carnetNo informalType estimatedValue estimatedQuantity quantityUnit estimatedWeight weightUnit'.split(
    ' ',
  );

/** What a form can know of a filing from its records; fields without a record are blank. */
export function decodeIndependently(lines: readonly string[]): Fields {
  const at = (line: string, from: number, to: number): string => line.slice(from - 1, to).trim();
  const [header = ''] = lines;
  const isFive = ['2', '4'].includes(at(header, 5, 5));
  const found: Fields = {
    cargoType: at(header, 6, 7),
    actionReason: at(header, 9, 10),
    transportMode: at(header, 37, 38) === '10' ? '10' : '',
    masterBill: '',
    amsRequestList: [],
    containerList: [],
    billHsRequestList: [],
  };
  const names = isFive ? ['BKP', 'ST'] : ['SE', 'BY', 'ST', 'LG', 'CS', 'MF'];
  for (const name of names) for (const part of PARTS) found[`${PARTIES[name]}${part}`] = '';
  if (isFive) {
    const isScac = at(header, 11, 13) === '2';
    found['houseScac'] = isScac ? at(header, 14, 28) : '';
    found['transitImporterType'] = isScac ? '' : at(header, 11, 13);
    found['transitImporterId'] = isScac ? '' : at(header, 14, 28);
  } else {
    for (const name of [...CARGO, 'suretyCode', 'bondReferenceNo']) found[name] = '';
    found['bondHolderId'] = at(header, 58, 72);
    found['bondType'] = at(header, 75, 75) === '9' ? 'Single' : 'Continuous';
    const usual = at(header, 75, 75) === '9' ? '16' : '01';
    found['bondActivity'] = at(header, 73, 74) === usual ? '' : at(header, 73, 74);
  }
  const push = (list: string, row: Fields): void => void (found[list] as Fields[]).push(row);
  let prefix = '';
  for (const line of lines.slice(1)) {
    switch (line.slice(0, 4)) {
      case 'SF13':
        found['informalType'] = at(line, 5, 6);
        found['estimatedValue'] = String(Number(at(line, 7, 17)));
        found['estimatedQuantity'] = String(Number(at(line, 18, 28)));
        found['quantityUnit'] = at(line, 29, 31);
        found['estimatedWeight'] = String(Number(at(line, 32, 42)));
        found['weightUnit'] = at(line, 43, 43);
        break;
      case 'SF15':
        push('amsRequestList', { amsNo: at(line, 7, 56), amsType: at(line, 5, 6), userRemark: '' });
        break;
      case 'SF20':
        readReference(at(line, 5, 7), at(line, 8, 57));
        break;
      case 'SF25':
        push('containerList', {
          containerNo: at(line, 7, 10) + at(line, 20, 25) + at(line, 26, 26),
          containerType: at(line, 5, 6),
          sizeType: at(line, 27, 30),
        });
        break;
      case 'SF30':
        readParty(line, at(line, 5, 7));
        break;
      case 'SF31':
        found[`${prefix}SecondNameType`] = at(line, 5, 7);
        found[`${prefix}SecondName`] = at(line, 8, 42);
        break;
      case 'SF35':
        found[`${prefix}Addr`] = [found[`${prefix}Addr`], at(line, 7, 41), at(line, 44, 78)].filter(Boolean).join(' ');
        break;
      case 'SF36':
        found[`${prefix}City`] = at(line, 5, 39);
        found[`${prefix}Subdivision`] = at(line, 40, 42);
        found[`${prefix}PostalCode`] = at(line, 49, 63);
        found[`${prefix}CountryCode`] = at(line, 64, 65);
        break;
      case 'SF40':
        push('billHsRequestList', { hsCode: at(line, 5, 14), hsCountryCode: at(line, 15, 16) });
        break;
      case 'SF50':
        found['dischargingPortCode'] = `${at(line, 8, 22)}|${at(line, 8, 22)}`;
        found['deliveryCode'] = `${at(line, 26, 40)}|${at(line, 26, 40)}`;
        break;
    }
  }
  if (!isFive) {
    const holder = found['bondHolderId'];
    found['bondHolderType'] = holder === found['importerId'] ? 'IM' : holder === found['consigneeId'] ? 'CN' : 'OT';
  }
  return found;

  function readReference(qualifier: string, value: string): void {
    if (qualifier === 'V1') found['suretyCode'] = value;
    if (qualifier === 'SBN') found['bondReferenceNo'] = value;
    if (qualifier === 'MB') found['masterBill'] = value;
    if (qualifier === '6C') [found['carnetCountry'], found['carnetNo']] = [value.slice(0, 2), value.slice(2)];
  }

  function readParty(line: string, entity: string): void {
    const who = PERSONS[entity];
    prefix = who ?? PARTIES[entity] ?? '';
    found[`${prefix}Name`] = at(line, 8, 42);
    found[who ? `${who}Type` : `${prefix}IdType`] = at(line, 43, 45);
    found[`${prefix}Id`] = at(line, 46, 65);
    if (!who) return;
    const date = at(line, 68, 75);
    found[`${who}Country`] = at(line, 66, 67);
    found[`${who}Birth`] = date && `${date.slice(4)}-${date.slice(0, 2)}-${date.slice(2, 4)}`;
  }
}
