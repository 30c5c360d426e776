/** Answers of customs, and of the rehearsal: title, cause and fix of each edit, and why bills stay unmatched. */
export const customs = {
  sources: {
    note: '({{codes}})',
    customs: 'Customs rule; its code is not published',
    code: 'Customs code {{code}}',
    codes: 'Customs code {{code}} (AMS: {{ams}})',
    ams: 'AMS code {{ams}}; its ABI code is not published',
    chapter: 'Customs rule; its code is not published',
    tool: 'Reported by this tool, not by customs',
  },
  unknown: 'Code {{code}} is not in the published lists. It is shown as customs sent it.',
  entities: {
    IM: 'Importer',
    CN: 'Consignee',
    SE: 'Seller',
    BY: 'Buyer',
    ST: 'Ship-to party',
    LG: 'Container stuffing location',
    CS: 'Consolidator',
    MF: 'Manufacturer',
    BKP: 'Booking party',
    any: 'Party',
  },
  /** Why an ID number cannot or may not be right, after the number. */
  numbers: {
    format: 'it does not have the format of its ID type.',
    einNoSuffix: 'the last two characters are missing. Add 00 unless the importer uses another suffix.',
    einSuffix: 'the last two characters of an EIN may not be O, I or Z. Often 0, 1 or 2 is meant.',
    einPrefix: 'no EIN begins with 00.',
    einSerial: 'the seven digits after the hyphen cannot all be 0.',
    ssnArea: 'no social security number begins with 000 or 666.',
    ssnTaxpayer:
      'a number that begins with 9 is a taxpayer number (ITIN), not a social security number. Ask for an EIN or a CBP-assigned number.',
    ssnGroup: 'the two middle digits cannot be 00.',
    ssnSerial: 'the last four digits cannot be 0000.',
    scac: 'the filer code of an ISF-5 has four letters.',
    einRarePrefix: 'the IRS is not known to assign EINs that begin with these two digits.',
    aniYear: 'the first two digits are the year of assignment, and this year is in the future.',
    aniPort: 'digits three to six are the port that assigned the number, and CBP has no such district.',
  },
  hts: {
    digits: 'customs accepts only digits.',
    short: 'it has fewer than six digits.',
    chapter: 'the tariff has no such chapter (01 to 97, without 77).',
    special: 'a code of chapter 98 or 99 needs the code of the goods beside it.',
  },
  ports: {
    form: 'it is not a country code and three letters or digits (2 to 9).',
    country: 'its first two letters are not a country code.',
  },
  edits: {
    S06: {
      text: 'Invalid ISF type',
      cause: 'The filing type is not ISF-10, ISF-5 or a change between them.',
      fix: 'Choose ISF-10 or ISF-5.',
    },
    S07: {
      text: 'Invalid action code',
      cause: 'The message neither adds, replaces nor deletes a filing.',
      fix: 'Send, modify or delete the filing again from its page.',
    },
    S08: {
      text: 'Duplicate ISF',
      cause: 'Another filing for this importer and this bill is already with customs.',
      fix: 'Modify the filing that exists, or correct the B/L number or the importer ID.',
    },
    S09: {
      text: 'Invalid mode of transport',
      cause: 'Customs accepts ISF for vessels only: 10 without containers, 11 with containers.',
      fix: 'Choose the container vessel or the break bulk vessel as mode of transport.',
    },
    S10: {
      text: 'ISF number not on file',
      cause: 'Customs has no filing under this ISF number, so it cannot be changed or deleted.',
      fix: 'Check the ISF number. If the filing was never accepted, send it as a new one.',
    },
    S11: {
      text: 'ISF number not allowed on a new filing',
      cause: 'A new filing must leave the ISF number blank; customs assigns it.',
      fix: 'Send it as a new filing without a number, or as a change of the existing one.',
    },
    S12: {
      text: 'Filing of another filer',
      cause: 'The filing under this ISF number was sent by another filer. Only that filer may change or delete it.',
      fix: 'Ask the other filer to change or delete it, or check the ISF number and the filer code.',
    },
    S13: {
      text: 'Bond reference no. missing',
      cause: 'A single transaction bond needs the surety’s reference number.',
      fix: 'Enter the bond reference no. from the bond document.',
    },
    S14: {
      text: 'Invalid importer ID type',
      cause: 'Customs does not accept this ID type for the importer of this filing.',
      fix: 'Choose EIN, CBP-assigned number, social security number or passport.',
    },
    S15: {
      text: 'Importer ID missing',
      cause: 'The filing has no importer.',
      fix: 'Enter the importer ID. For ISF-5, enter the filer code.',
    },
    S16: {
      text: 'Invalid importer ID format',
      cause: '“{{value}}”: $t(customs.numbers.{{problem}})',
      fix: 'Write an EIN like 12-345678900, a CBP-assigned number like 261704-12345, a social security number like 123-45-6789. For ISF-5 the filer code has four letters.',
    },
    S17: {
      text: 'Importer not on file',
      cause: 'Customs has no importer with the number {{value}}.',
      fix: 'Compare the number with the importer’s documents. A new importer must first be registered with CBP (Form 5106).',
    },
    S18: {
      text: 'Invalid shipment type',
      cause: 'The cargo type is not 01 to 11, or not 01 for ISF-5.',
      fix: 'Choose a cargo type from the list.',
    },
    S19: {
      text: 'Bond holder missing',
      cause: 'This cargo type needs a bond, but the filing has no bond holder.',
      fix: 'Enter the bond holder ID.',
    },
    S20: {
      text: 'Invalid bond activity code',
      cause: 'The activity code of the bond is not 01, 02, 03, 04 or 16.',
      fix: 'Choose the bond type again.',
    },
    S21: {
      text: 'Invalid bond type',
      cause: 'The bond is neither continuous (8) nor a single ISF bond (9 with activity 16).',
      fix: 'Choose the bond type again.',
    },
    S22: {
      text: 'Surety code missing',
      cause: 'A single transaction bond needs the code of its surety company.',
      fix: 'Enter the three-digit surety code.',
    },
    S23: {
      text: 'Invalid bond holder ID format',
      cause: '“{{value}}”: $t(customs.numbers.{{problem}})',
      fix: 'Write the bond holder ID like 12-345678900, 261704-12345 or 123-45-6789.',
    },
    S24: {
      text: 'Invalid surety code format',
      cause: '“{{value}}” is not a surety code.',
      fix: 'Enter exactly three digits, for example 016.',
    },
    S25: {
      text: 'Date of birth missing or wrong',
      cause: 'With a passport customs needs a date of birth, and any date of birth must be a day that exists.',
      fix: 'Enter the date of birth as shown in the document.',
    },
    S26: {
      text: 'Passport country not on file',
      cause: 'The country that issued the passport is missing or not in the ISO list.',
      fix: 'Choose the country that issued the passport.',
    },
    S27: {
      text: 'Passport not allowed',
      cause: 'Customs accepts a passport only for household goods, diplomatic shipments and carnets.',
      fix: 'Choose another ID type.',
    },
    S28: {
      text: 'Invalid action reason',
      cause: 'A new or changed filing needs one of CT, FR, FT and FX; a deletion has none.',
      fix: 'Choose the action reason from the list.',
    },
    S31: {
      text: 'Bill missing',
      cause: 'The filing has no bill of lading.',
      fix: 'Add at least one AMS B/L number.',
    },
    S32: {
      text: 'Invalid bill format',
      cause:
        'The number is not the issuer’s four-letter SCAC with 1 to 12 letters and digits, or the bill type is neither house nor regular.',
      fix: 'Write the number like OOLU2719403685, without spaces, hyphens or slashes, and choose the bill type.',
    },
    S33: {
      text: 'Duplicate bill',
      cause: '{{value}} is in this filing more than once.',
      fix: 'Remove one of the rows.',
    },
    SA1: {
      text: 'Carnet country missing',
      cause: 'Cargo type 06 needs the country that issued the carnet.',
      fix: 'Choose the carnet country, or another cargo type if the shipment does not move under a carnet.',
    },
    SA2: {
      text: 'Carnet number missing',
      cause: 'Cargo type 06 needs the number of the carnet.',
      fix: 'Enter the carnet number, or choose another cargo type if the shipment does not move under a carnet.',
    },
    SA3: {
      text: 'Carnet country not on file',
      cause: 'The carnet’s country is not in the ISO list.',
      fix: 'Choose the country that issued the carnet from the list.',
    },
    SA7: {
      text: 'Continuous bond not on file',
      cause: 'Customs has no continuous bond of this holder.',
      fix: 'Check the bond holder ID, use a single transaction bond, or the provider’s bond.',
    },
    SA8: {
      text: 'Continuous bond not active',
      cause: 'On the filing date the bond is not yet, or no longer, effective.',
      fix: 'Ask the surety for the bond’s dates; until it is effective, use a single transaction bond or the provider’s bond.',
    },
    SA9: {
      text: 'Bond holder not active',
      cause: 'Customs lists the bond holder as inactive.',
      fix: 'Ask the bond holder to resolve it with CBP, or use another bond.',
    },
    SAA: {
      text: 'Bond insufficient',
      cause: 'The amount of the bond is not enough for this filing.',
      fix: 'Ask the surety to increase the bond, or use another one.',
    },
    referenceUnknown: {
      text: 'Unknown reference',
      cause: 'Customs has no reference of the kind {{value}}.',
      fix: 'The form has no such entry. Ask support to look at the message.',
    },
    filerNameMissing: {
      text: 'Importer’s full name missing',
      cause: 'With a passport customs needs the full name of the importer, who files the ISF.',
      fix: 'Enter the full name like SMITH, JOHN, A.',
    },
    shipmentInfoMissing: {
      text: 'Informal shipment data missing',
      cause: 'Cargo type 11 needs type, value, quantity and weight of the shipment.',
      fix: 'Fill in these fields, or choose another cargo type if it is not an informal shipment.',
    },
    shipmentInfo: {
      text: 'Invalid informal shipment data',
      cause: '“{{value}}” does not fit: sub-type 01 to 03, a value above zero, weight in K or L.',
      fix: 'Correct informal type, estimated value, quantity and weight.',
    },
    partyMissing: {
      text: '$t(customs.entities.{{entity}}) missing',
      cause: 'This kind of filing must name every one of its parties.',
      fix: 'Fill in the block.',
    },
    partyUnknown: {
      text: 'Unknown party',
      cause: 'This kind of filing has no party {{entity}}.',
      fix: 'The form has no such party. Ask support to look at the message.',
    },
    partyRepeated: {
      text: '$t(customs.entities.{{entity}}) named twice',
      cause: 'Only manufacturers may be named more than once.',
      fix: 'Keep one of the two.',
    },
    partyEmpty: {
      text: '$t(customs.entities.{{entity}}) without name or ID',
      cause: 'A party needs a name with its address; importer and consignee need an ID.',
      fix: 'Enter the name, or the ID of importer and consignee.',
    },
    partyBoth: {
      text: '$t(customs.entities.{{entity}}) with both ID and address',
      cause: 'Customs accepts either an ID, or a name with its address.',
      fix: 'Keep one of the two.',
    },
    partyAddressMissing: {
      text: '$t(customs.entities.{{entity}}) without address',
      cause: 'A name needs its address.',
      fix: 'Enter address, city and country.',
    },
    partyQualifier: {
      text: '$t(customs.entities.{{entity}}): ID type not allowed',
      cause: 'This party cannot be named by an ID of this type.',
      fix: 'Choose another ID type.',
    },
    partyIdentifier: {
      text: '$t(customs.entities.{{entity}}): invalid ID format',
      cause: '“{{value}}”: $t(customs.numbers.{{problem}})',
      fix: 'Write an EIN like 12-345678900, a CBP-assigned number like 261704-12345, a social security number like 123-45-6789.',
    },
    secondNameType: {
      text: 'Unknown kind of second name',
      cause: 'Customs has no second name of the kind {{value}} for {{entity}}.',
      fix: 'Choose a kind of second name from the list, or clear the second name.',
    },
    addressQualifier: {
      text: 'Unknown part of an address',
      cause: 'Customs has no address part of the kind {{value}} for {{entity}}.',
      fix: 'Give the address as street lines.',
    },
    partyCountry: {
      text: '$t(customs.entities.{{entity}}): invalid country',
      cause: '“{{value}}” is not a country code.',
      fix: 'Choose a country from the list.',
    },
    goodsMissing: {
      text: 'Goods missing',
      cause: 'The filing has no HS code.',
      fix: 'Add at least one HS code.',
    },
    htsNumber: {
      text: 'Invalid HS code',
      cause: '“{{value}}”: $t(customs.hts.{{problem}})',
      fix: 'Enter a code of the current US tariff, six digits.',
    },
    originCountry: {
      text: 'Country of origin missing or wrong',
      cause: 'Each HS code of an ISF-10 needs a country of origin from the ISO list.',
      fix: 'Choose the country of origin from the list.',
    },
    routingMissing: {
      text: 'Ports missing',
      cause: 'An ISF-5 needs the foreign port of unlading and the place of delivery.',
      fix: 'Enter both ports.',
    },
    portQualifier: {
      text: 'Unknown kind of port code',
      cause: '“{{value}}” is neither UN/LOCODE nor Schedule K.',
      fix: 'Choose the port from the list.',
    },
    portCode: {
      text: 'Invalid port code',
      cause: '“{{value}}”: $t(customs.ports.{{problem}})',
      fix: 'Choose the port from the list, or write its name and code like MANZANILLO|MXZLO.',
    },
    portInUs: {
      text: 'Port in the United States',
      cause: '{{value}} is in the United States. An ISF-5 is for cargo that continues to another country.',
      fix: 'Choose the foreign port, or file an ISF-10 for cargo that stays in the US.',
    },
    importerPartyMissing: {
      text: 'Importer missing',
      cause: 'An ISF-10 must name the importer of record.',
      fix: 'Enter the importer ID.',
    },
    consigneeMissing: {
      text: 'Consignee number missing',
      cause: 'An ISF-10 must name the consignee by its number.',
      fix: 'Enter the consignee ID. It may be the same as the importer’s.',
    },
    consolidatorMissing: {
      text: 'Consolidator missing',
      cause: 'Name and address of the consolidator are required unless the action reason is FT or FX.',
      fix: 'Fill in the consolidator. If the data comes later, choose flexible timing (FT or FX).',
    },
    partyNumberMissing: {
      text: '$t(customs.entities.{{entity}}): ID missing',
      cause: 'An ID type was given without an ID.',
      fix: 'Enter the ID, or give name and address instead.',
    },
    partyEin: {
      text: '$t(customs.entities.{{entity}}): invalid EIN',
      cause: '“{{value}}”: $t(customs.numbers.{{problem}})',
      fix: 'Write an EIN like 12-345678900.',
    },
    partyAni: {
      text: '$t(customs.entities.{{entity}}): invalid CBP-assigned number',
      cause: '“{{value}}”: $t(customs.numbers.{{problem}})',
      fix: 'Write a CBP-assigned number like 261704-12345.',
    },
    partyDuns: {
      text: '$t(customs.entities.{{entity}}): invalid DUNS number',
      cause: 'A DUNS number has nine digits, DUNS+4 thirteen, and is filed without a name.',
      fix: 'Enter the digits alone, or give name and address instead.',
    },
    unlistedCharacter: {
      text: 'Character that customs does not accept',
      cause: 'Customs accepts A–Z, 0–9, spaces and keyboard signs, but not * and \\.',
      fix: 'Replace it, for example * by X and \\ by /.',
    },
    addressWithoutLetter: {
      text: 'Address or city without a letter',
      cause: '“{{value}}” is no place that customs could find.',
      fix: 'Enter the street address and the city.',
    },
    portNotListed: {
      text: 'Port not in the list',
      cause: '{{value}} is not in the list of sea ports. An inland place may be right.',
      fix: 'Compare the code with UN/LOCODE, or choose the port from the list.',
    },
    placeholderName: {
      text: '$t(customs.entities.{{entity}}): placeholder instead of a name',
      cause: '“{{value}}” names nobody. Customs may accept it, but an inaccurate ISF can cost $5,000.',
      fix: 'Enter the name from the commercial invoice, or ask the shipper.',
    },
    nameToOrder: {
      text: '$t(customs.entities.{{entity}}): “to order” instead of a name',
      cause: '“{{value}}” is a term of the bill of lading, not a party.',
      fix: 'Enter the party’s name. If the goods are not sold yet, file with cargo type 02 (To order) and the owner, and update the buyer when they are sold.',
    },
    numberUnusual: {
      text: 'Unusual ID number',
      cause: '“{{value}}”: $t(customs.numbers.{{problem}})',
      fix: 'Compare the number with the document. If it is right, send it as it is.',
    },
    bothAssigned: {
      text: 'Importer and consignee both with CBP-assigned numbers',
      cause: 'The consignee must be a US party, and these usually have an EIN.',
      fix: 'Ask the importer for the EIN of the US consignee.',
    },
    personWithoutName: {
      text: '$t(customs.entities.{{entity}}): person without a full name',
      cause: 'With a social security number customs may ask for the full name.',
      fix: 'Enter the full name as shown in the document.',
    },
    personWithoutBirthDate: {
      text: '$t(customs.entities.{{entity}}): person without a date of birth',
      cause: 'For this cargo type customs may ask for the date of birth beside a social security number.',
      fix: 'Enter the date of birth as shown in the document.',
    },
    doubledScac: {
      text: 'SCAC twice',
      cause: '“{{value}}” begins with the same four letters twice, so it will hardly match the bill in AMS.',
      fix: 'Use {{cut}}.',
    },
    scacNotListed: {
      text: 'SCAC not in the list of carriers',
      cause: '{{value}} is neither a listed carrier nor your filer code.',
      fix: 'Compare the first four letters with the bill of lading. If they are right, send it as it is.',
    },
    numberUnusable: {
      text: 'ISF number unusable',
      cause: 'Customs cannot use the ISF number of this change or deletion.',
      fix: 'Compare it with the number of the last accepted filing. After a deletion, send a new filing.',
    },
    unifiedType: {
      text: 'Invalid type for entry with ISF',
      cause: 'An entry filed together with an ISF must be an ISF-10.',
      fix: 'This tool files ISFs alone. Ask support to look at the message.',
    },
    unifiedAction: {
      text: 'Add or replace not allowed',
      cause: 'This concerns an entry filed together with an ISF.',
      fix: 'Ask the broker of the entry.',
    },
    unifiedOnFile: {
      text: 'ISF on file with the entry',
      cause: 'An ISF was filed together with the entry; it must be replaced there.',
      fix: 'Ask the broker of the entry.',
    },
    scacUnknownToCustoms: {
      text: 'SCAC unknown to customs',
      cause: 'The first four letters of the B/L number are no SCAC on CBP’s file.',
      fix: 'Compare with the bill of lading: the number begins with the four letters of its issuer.',
    },
    billInvalid: {
      text: 'Invalid bill',
      cause: 'Customs cannot read the B/L number, for example because of brackets in it.',
      fix: 'Use the SCAC and letters and digits only.',
    },
    containerDescription: {
      text: 'Invalid container description',
      cause: 'The description code of a container is not in customs’ list.',
      fix: 'Choose the container type again, for example 20, 40 or CN.',
    },
    partyNotOnFile: {
      text: '$t(customs.entities.{{entity}}): number not on file',
      cause: 'CBP has no party with this number.',
      fix: 'Compare the number with the party’s documents. A new party must be registered with CBP (Form 5106) first.',
    },
    tooShort: {
      text: 'Record too short',
      cause: 'Line {{line}} ({{record}}) ends at column {{column}}; a record has 80 columns.',
      fix: 'Send the message again as it was written.',
    },
    tooLong: {
      text: 'Record too long',
      cause: 'Line {{line}} ({{record}}) goes beyond column 80.',
      fix: 'Send the message again as it was written.',
    },
    unknownRecord: {
      text: 'Unknown record',
      cause: 'Line {{line}} begins with “{{record}}”, which is not a record of an ISF.',
      fix: 'Send the message again as it was written.',
    },
    foreignCharacter: {
      text: 'Character that customs does not accept',
      cause: 'Line {{line}} ({{record}}), column {{column}}: this character is not allowed here.',
      fix: 'In an HS code use digits only. Elsewhere use capital letters and digits; names and addresses also take keyboard punctuation.',
    },
    missingElement: {
      text: 'Mandatory entry missing',
      cause: 'Line {{line}} ({{record}}), column {{column}}: customs requires an entry here.',
      fix: 'Fill in the field.',
    },
    notFiller: {
      text: 'Entry in a blank column',
      cause: 'Line {{line}} ({{record}}), column {{column}} must be blank.',
      fix: 'Send the message again as it was written.',
    },
    outOfOrder: {
      text: 'Record out of order',
      cause: 'Line {{line}} ({{record}}) is not allowed here.',
      fix: 'Send the message again as it was written.',
    },
    tooMany: {
      text: 'Too many records',
      cause: 'Line {{line}} ({{record}}) exceeds the number that customs accepts.',
      fix: 'Remove rows, or shorten the address.',
    },
    incomplete: {
      text: 'Record missing',
      cause: 'After line {{line}} ({{record}}) a record is missing.',
      fix: 'Send the message again as it was written.',
    },
    contradiction: {
      text: 'Response contradicts itself',
      cause: 'Line {{line}} ({{record}}) is accepted, other lines are rejected.',
      fix: 'Ask support to look at the response.',
    },
    addressChanged: {
      text: 'Address is sent without some punctuation',
      cause: 'Customs takes punctuation in every second line of an address only: it is sent as “{{sent}}”.',
      fix: 'Check that the address is still recognizable, or shorten it.',
    },
    transitBondMissing: {
      text: 'ISF-5 is sent without a bond',
      cause: 'Your enterprise has no bond number for ISF-5; customs may answer with code 121.',
      fix: 'An administrator can enter the bond, usually the carrier’s, under Customs connection.',
    },
    customsNoMissing: {
      text: 'CBP’s transaction number of this filing is not known yet',
      cause:
        'No response has given CBP’s transaction number, so the message names our own number; customs may reject it with code 108.',
      fix: 'Wait for customs’ response if one is due. If customs accepted this filing long ago, ask support to look for the response before you send.',
    },
    cityChanged: {
      text: 'City is sent without punctuation',
      cause: 'Customs accepts only letters and digits in a city: “{{value}}” is sent as “{{sent}}”.',
      fix: 'Check that the city is still recognizable.',
    },
    valueCut: {
      text: 'Too long for customs',
      cause: 'The record has {{max}} columns here; the rest does not fit.',
      fix: 'Shorten the text to {{max}} characters.',
    },
  },
  answers: {
    '01': 'ISF rejected',
    '02': 'ISF accepted',
    '03': 'ISF accepted with warnings',
    '11': 'Record rejected',
    '13': 'Record accepted with a warning',
    S1: 'Bill on file: matched',
    S2: 'Bill not on file (at filing)',
    S3: 'Bill still not on file after 5 days',
    S4: 'Bill still not on file after 20 days',
    S5: 'Bill still not on file after 30 days',
    S6: 'Bill on file under another type (at filing)',
    SA: 'Bill still under another type after 5 days',
    SB: 'Bill still under another type after 20 days',
    SC: 'Bill still under another type after 30 days',
    S7: 'Another filer has filed the same bill for the same importer',
    batchReject: 'Customs rejected the whole transmission',
  },
  /** What is unusual about an answer that was read all the same. */
  remarks: {
    contradictory:
      'Customs accepted the filing but marked a record as rejected. The filing is on file: do not send it again as new.',
    causeUnknown: 'Customs gave no code for this.',
    echoDiffers: 'The answer repeats a record that differs from what was sent.',
    unknownRecord: 'The answer contains a line of an unknown kind.',
    unordered: 'The answer has no number of its own; it is shown in the order of arrival.',
    duplicate: 'Another filer has filed for the same bill of lading and importer.',
  },
  batch: {
    settings:
      'Code {{code}} concerns the envelope, not this form: an administrator must check the settings for customs. Then resend.',
    records: 'Code {{code}} concerns the form of the transmission. Contact support, then resend.',
  },
  matchCauses: {
    strayCharacters: {
      cause:
        'The number contains spaces, hyphens or other characters: {{from}}. Customs compares letters and digits only.',
      fix: 'Use {{amsNo}}.',
    },
    doubledScac: {
      cause: 'The SCAC is repeated at the start of {{from}}.',
      fix: 'Use {{amsNo}}.',
    },
    missingScac: {
      cause: '{{from}} does not begin with the four letters of its issuer (SCAC).',
      fix: 'Use {{amsNo}} if it is your own house bill; otherwise add the issuer’s SCAC in front.',
    },
    letterForDigit: {
      cause: '{{from}} has a letter among its digits that looks like 0 or 1.',
      fix: 'Compare with the bill of lading; the number is probably {{amsNo}}.',
    },
    digitForLetter: {
      cause: '{{from}} has a digit among the four letters of the SCAC.',
      fix: 'Compare with the bill of lading; the number is probably {{amsNo}}.',
    },
    tooLong: {
      cause: '{{amsNo}} is longer than the {{max}} characters of AMS.',
      fix: 'Compare with the number in the AMS filing: SCAC and at most 12 characters.',
    },
    tooShort: {
      cause: '{{amsNo}} is too short for a SCAC and a number.',
      fix: 'Compare with the bill of lading and complete it.',
    },
    wrongType: {
      cause: 'The bill is in AMS under the other bill type.',
      fix: 'Change the bill type to $t(choices.amsType.{{amsType}}).',
    },
    typeOfOtherIssuer: {
      cause: '{{scac}} is your own code, so this is probably a house bill, but it was filed as a regular bill.',
      fix: 'Change the bill type to $t(choices.amsType.{{amsType}}).',
    },
    masterNumber: {
      cause:
        '{{amsNo}} was issued by {{scac}}. It may be the master bill, and an ISF is never matched to a master bill.',
      fix: 'File the house bill that is in AMS under it. If there is none, file this number as a regular bill.',
    },
    otherFiler: {
      cause: 'Another filer has filed an ISF for {{amsNo}} and the same importer.',
      fix: 'Ask the importer who should file, and delete one of the two.',
    },
    notYetInAms: {
      cause: 'The carrier or forwarder may not have sent {{amsNo}} to AMS yet.',
      fix: 'Ask for the AMS filing (accepted, 1Y and 3Z). Customs checks again automatically; you need not resend.',
    },
    numberChanged: {
      cause: 'The bill may have been issued again under another number, or withdrawn.',
      fix: 'Ask the issuer. Send a new number as a change; delete the filing if the goods are no longer shipped.',
    },
  },
} as const;
