import { validation as schema } from '#schema/texts/en.ts';

/** Problems that the rules find in a field, with the correction. */
export const validation = {
  tooManyViews: 'You have {{max}} saved views. Delete one first.',
  ...schema,
  country: '“{{value}}” is not a country code. Pick a country from the list.',
  amsScac:
    'A B/L number begins with the four letters of its issuer (SCAC), not with “{{start}}”. Put the SCAC first, for example OOLU.',
  anotherFiling:
    'To customs, a different B/L number or filer code is a different filing. Delete this filing and send a new one, or restore the old value.',
  sameNumber: 'This is still the number of the filing to be deleted. Enter the new B/L number.',
  amsRepeated: '{{value}} is already in row {{row}}. Change or remove one of the two.',
  hsRepeated: '{{value}} is already in row {{row}}. Change or remove one of the two.',
  bondHolderId:
    'Not a valid ID number. Write an EIN like 12-345678900, a CBP-assigned number like 261704-12345, or a social security number like 123-45-6789.',
  suretyCode: 'A surety code has exactly three digits. Write it like 016.',
  bondReferenceNo: 'A bond reference no. has digits only, 1 to 50. Remove everything else.',
  bondReferenceLength: 'Bond reference numbers usually have 9 digits. Check the number on the bond.',
  bondUsed:
    'The single transaction bond {{value}} is already used for {{amsNo}}. It covers one filing only; ask the surety for another one.',
  bondShared:
    'The single transaction bond {{value}} would be used for {{count}} filings. It covers one filing only; ask the surety for one for each.',
  addressLines: 'A word of more than 35 characters is cut at the end of its line. Put a space into it.',
  addressTooManyLines: 'Customs takes {{max}} lines of 35 characters. Shorten the address.',
  partyIdOrAddress:
    'Customs takes an identifier or name and address, not both. Clear the identifier, or the name and address.',
  partyId: {
    EI: 'Write an EIN like 12-345678900.',
    ANI: 'Write a CBP-assigned number like 261201-12345.',
    34: 'Write a social security number like 123-45-6789.',
    CIN: 'Write a hyphen and 11 capital letters or digits.',
    DUN: 'A DUNS number has 9 digits.',
    DNS: 'A DUNS+4 number has 13 digits.',
    FR: 'A FIRMS code has 4 capital letters or digits.',
  },
  subdivision: 'Write the state or province as up to 3 capital letters or digits, such as CA.',
  postalCode: 'Write a postal code of capital letters and digits, such as 90001.',
  wholeNumber: 'Enter a whole number above zero, without leading zeros.',
  fullName: 'Write the last name first, then a comma: SMITH, JOHN, A.',
  sizeType: 'Write four capital letters or digits such as 45G1, or a usual name such as 40HQ.',
  containerNo: 'A container number has four letters and seven digits, such as CSQU3054383.',
  containerCheckDigit: 'The last digit does not fit this number; it would be {{digit}}. Compare it with the container.',
  containerRepeated: '{{value}} is already in row {{row}}. Change or remove one of the two.',
  breakBulkContainers: 'Break bulk has no containers. Remove the containers, or choose the container vessel.',
  masterBillAlone: 'A master bill is sent with a house bill only. Clear it, or change the bill type.',
  bondActivitySingle: 'A single bond has activity 16 in an ISF. Choose 16, or leave it blank.',
  providerBondMissing:
    'The provider’s bond is not available here. Choose your own continuous bond or a single transaction bond.',
  providerBondHolder:
    'This is the provider’s bond number. Choose the provider’s bond, or enter the holder of your own bond.',
  birthInFuture: 'The date of birth is in the future. Enter the date in the document.',
  endAfterStart: 'This is not later than {{start}}. Change one of the two times.',
  loadingLate:
    'Loading is in {{hours}} h. Customs treats filings made less than 24 h before loading as late. Send it now, or correct the loading time.',
  loadingPast:
    'The loading time passed {{hours}} h ago. Customs treats the filing as late. Send it now, or correct the loading time.',
  loadingPastDays:
    'The loading time passed {{days}} days ago. Customs treats the filing as late. Send it now, or correct the loading time.',
  loadingSoon: 'Only {{hours}} h before loading. Send the filing at least 24 h before.',
  frobLate:
    'Loading has begun. Customs treats freight remaining on board (FROB) that is filed after loading as late. Send it now, or correct the loading time.',
  frobSoon: 'Only {{hours}} h before loading. Freight remaining on board (FROB) must be filed before loading.',
  passportCargo:
    'Customs accepts a passport only for household goods, diplomatic shipments and carnets. Choose another ID type, or correct the cargo type.',
  holderDiffers:
    'This differs from the ID of the party chosen as bond holder. Use the same ID, or choose Other as bond holder type.',
  idFormat: {
    EI: 'Customs may reject this EIN. Write it like 12-345678900.',
    ANI: 'Customs may reject this CBP-assigned number. Write it like 261704-12345.',
    34: 'Customs may reject this social security number. Write it like 123-45-6789.',
    AEF: 'Customs may reject this passport number. Write up to 15 capital letters and digits, without spaces.',
  },
  port: 'Pick a port from the list, or write its name and five-character code like NINGBO|CNNGB.',
  portCountry: '“{{value}}” at the start of the port code is not a country. Pick a port from the list.',
  isf5CargoType: 'An ISF-5 is always filed as “Standard or regular filing”. Choose that, or file an ISF-10.',
  filerCode: 'A filer code has 3 or 4 capital letters or digits. Write it like HBRL.',
  hsDigits: 'Customs accepts only digits in HS codes. Enter the 6 digits, without letters or hyphens.',
  type: 'This is not the kind of value expected here ({{expected}}).',
  tooManyRows: 'Too many rows ({{length}}). Keep at most {{max}}.',
  maximum: 'Too large. Enter at most {{max}}.',
  minimum: 'Too small. Enter at least {{min}}.',
  unknownField: 'This call has no such field. Remove it.',
  unstorable: 'The text contains a character that cannot be saved. Type it again.',
  format: 'This does not have the expected form. Check it.',
  idTypeMissing: 'Choose the ID type that this number belongs to.',
  email: '“{{value}}” is not an email address. Enter one such as name@company.com.',
  phone: 'Enter digits, with the country code first, such as +86 574 8700 1234.',
} as const;
