/** Help on blocks, fields and statuses; loaded when help is first opened. Two sentences each, and an example. */
export const help = {
  blocks: {
    shipment: {
      what: 'The bills of lading of this filing and the time they are loaded on the vessel.',
      who: 'The B/L numbers are on the bills themselves; the carrier gives the loading time.',
    },
    importer: {
      what: 'The importer of record, who is liable to US customs for the goods.',
      who: 'The US buyer or its customs broker knows the importer number.',
      example: 'EIN 12-345678900',
    },
    consignee: {
      what: 'The US party for whose account the goods are shipped, identified by number only.',
      who: 'It is often the importer itself; the US buyer or its broker can confirm the number.',
    },
    bond: {
      what: 'The guarantee behind the filing, from which customs collects liquidated damages.',
      who: 'The importer or its broker knows whether a continuous bond is in place.',
    },
    buger: {
      what: 'The last known party to whom the goods are sold; if they are not sold, their owner.',
      who: 'The commercial invoice names it.',
    },
    seller: {
      what: 'The last known party that sells the goods; if they are not sold, their owner.',
      who: 'The commercial invoice names it.',
    },
    manufacturer: {
      what: 'The party that last made, assembled or grew the goods, or the supplier of the finished goods.',
      who: 'The seller knows it, if it is not the factory itself.',
    },
    stuffing: {
      what: 'The address where the goods were loaded into the container.',
      who: 'The factory or the container freight station knows it; with flexible timing it may follow until 24 hours before arrival.',
      example: 'The factory for an FCL load, the CFS warehouse for LCL',
    },
    consolidator: {
      what: 'The party that stuffed the container or arranged for it to be stuffed.',
      who: 'The party that booked the cargo knows it; it is often the factory for FCL and the CFS operator for LCL.',
    },
    ship: {
      what: 'The first party that will physically receive the goods after customs releases them.',
      who: 'The consignee knows the delivery address.',
      example: 'A warehouse or distribution center',
    },
    book: {
      what: 'The party that reserved the cargo space on the vessel.',
      who: 'The booking confirmation names it.',
    },
    routing: {
      what: 'The foreign port where transit cargo leaves the vessel, and the place where it is delivered.',
      who: 'Both are in the carrier’s booking, and neither is in the US.',
    },
    goods: {
      what: 'One line for each commodity, and for each country of origin if there are several.',
      who: 'The packing list shows the commodities; the importer’s broker knows their HS codes.',
    },
  },
  fields: {
    houseScac: {
      what: 'The four-letter code under which this ISF is sent to customs.',
      who: 'Leave it blank for your enterprise’s default; your own code needs two working days’ notice to support.',
      example: 'HBRL',
    },
    cargoType: {
      what: 'The kind of shipment, which decides whether a bond or more data is needed.',
      who: 'The importer or its broker decides; most commercial cargo is a standard filing.',
      example: 'Goods not sold yet: To order shipment',
    },
    loadingAt: {
      what: 'When the goods are loaded on the vessel bound for the US, at +08:00; the 24-hour deadline counts back from here.',
      who: 'The carrier gives it; it is earlier than the departure.',
      example: 'Loaded on the 20th at 18:00: file by the 19th at 18:00',
    },
    amsRequestList: {
      amsNo: {
        what: 'The number of the lowest bill in AMS: the SCAC of its issuer, then the number without spaces.',
        who: 'The party that filed the bill in AMS knows it; another number is not matched.',
        example: 'ABCD1234567890',
      },
      amsType: {
        what: 'Whether the number belongs to a forwarder’s house bill or to a carrier’s regular bill.',
        who: 'The party that filed the bill in AMS knows; with the other type the bill is not matched.',
      },
    },
    actionReason: {
      what: 'Whether the data is complete, or part of it is still a range or will follow.',
      who: 'Keep “Complete transaction” unless a value is not known yet; a flexible filing must be completed later.',
      example: 'Stuffing location not known yet: Flexible timing',
    },
    importerType: {
      what: 'The kind of number that identifies the importer.',
      who: 'The importer knows it: a US company has an EIN, a foreign one usually a CBP-assigned number.',
    },
    importerId: {
      what: 'The number under which US customs knows the importer of record.',
      who: 'The importer or its broker knows it; do not guess it, because customs checks it.',
      example: '12-345678900 (EIN)',
    },
    consigneeType: {
      what: 'The kind of number that identifies the consignee.',
      who: 'The consignee knows it: a US company has an EIN, a private person a social security number.',
    },
    consigneeId: {
      what: 'The number of the US party for whose account the goods are shipped.',
      who: 'The consignee or its broker knows it; it is often the number of the importer.',
      example: '12-345678900 (EIN)',
    },
    bondType: {
      what: 'Whether a yearly bond covers the filing or a bond for this shipment alone.',
      who: 'The importer or its broker knows; with neither, use the provider’s bond for a fee.',
    },
    bondHolderType: {
      what: 'Whose bond covers this filing.',
      who: 'It is usually the importer’s; the broker knows if it is another party’s.',
    },
    bondHolderId: {
      what: 'The customs number of the party whose bond covers this filing.',
      who: 'Leave it blank to use the number of the importer or the consignee.',
      example: '12-345678900 (EIN)',
    },
    suretyCode: {
      what: 'The three-digit code of the insurer that issued a single transaction bond.',
      who: 'It is on the bond; the agent who sold it knows.',
      example: '016',
    },
    bondReferenceNo: {
      what: 'The insurer’s own reference number of a single transaction bond, not the bond number of CBP.',
      who: 'It is on the bond and usually has nine digits.',
      example: '123456789',
    },
    billHsRequestList: {
      hsCode: {
        what: 'The first six digits of the tariff number of the goods.',
        who: 'The importer’s broker classifies the goods; the export declaration shows the first six digits too.',
        example: '940360 (wooden furniture)',
      },
      hsCountryCode: {
        what: 'The country where the goods were made or grown, not the one they are shipped from.',
        who: 'The manufacturer knows it.',
        example: 'Made in Vietnam, shipped from Ningbo: VN',
      },
    },
    masterBill: {
      what: 'The carrier’s master bill under which the house bills travel.',
      who: 'It is optional and is on the carrier’s bill.',
      example: 'MAEU123456789',
    },
    transportMode: {
      what: 'Whether the goods travel in containers or as break bulk.',
      who: 'Leave it blank for containers; with break bulk no containers are filed.',
    },
    carnetNo: {
      what: 'The number of the ATA carnet, without its country.',
      who: 'It is on the carnet, whose holder has it.',
      example: 'CN12345678',
    },
    informalType: {
      what: 'Why the goods are not formally entered.',
      who: 'The importer’s broker knows which of the three applies.',
    },
    estimatedValue: {
      what: 'The value of the shipment in whole US dollars.',
      who: 'The commercial invoice or the owner of the goods has it.',
      example: '780',
    },
    importerName: {
      what: 'The full legal name of the person whose passport or social security number is given, last name first.',
      who: 'It is in the passport; customs also takes it as the name of the filer.',
      example: 'SMITH, JOHN, A',
    },
    consigneeName: {
      what: 'The full legal name of the person whose passport or social security number is given, last name first.',
      who: 'It is in the passport.',
      example: 'SMITH, JOHN, A',
    },
    bondActivity: {
      what: 'In which capacity the holder of the bond is bound to customs.',
      who: 'The holder or its broker knows; most importers have activity 01.',
    },
    transitImporterId: {
      what: 'The number of the owner, consignee or in-bond filer of goods that cross the US in bond.',
      who: 'Leave it blank for FROB, which is filed under your SCAC.',
      example: '12-345678900 (EIN)',
    },
    containerList: {
      containerNo: {
        what: 'The container’s number: four letters of its owner, six digits and a check digit.',
        who: 'It is on the container, the packing list and the carrier’s bill.',
        example: 'CSQU3054383',
      },
    },
    party: {
      IdType: {
        what: 'The kind of number that replaces name and address of this party.',
        who: 'Use it only if the party gave you such a number and name and address are blank.',
      },
      Id: {
        what: 'A number under which customs knows this party, instead of its name and address.',
        who: 'The party itself knows its number.',
        example: '123456789 (DUNS)',
      },
      Subdivision: {
        what: 'The state or province as its ISO code, without the country.',
        who: 'It is optional and part of the address.',
        example: 'CA (California)',
      },
      PostalCode: {
        what: 'The postal code of the address.',
        who: 'It is optional and is sent without hyphens.',
        example: '90001',
      },
      SecondNameType: {
        what: 'How the second name relates to the name of the party.',
        who: 'Choose it together with a second name.',
      },
      SecondName: {
        what: 'Another name of this party, such as the one it does business under.',
        who: 'It is optional and helps customs to recognize the party.',
      },
    },
    deliveryCode: {
      what: 'The place outside the US where the carrier hands over the transit cargo.',
      who: 'It is in the carrier’s booking.',
      example: 'CAVAN (Vancouver)',
    },
    dischargingPortCode: {
      what: 'The port outside the US where the transit cargo is unloaded from the vessel.',
      who: 'It is in the carrier’s booking.',
      example: 'MXZLO (Manzanillo)',
    },
    clientRef: {
      what: 'Your customer’s number for the shipment, which is not sent to customs.',
      who: 'Use the order or job number that your customer quotes.',
      example: 'PO 48213',
    },
    vesselVoyage: {
      what: 'The vessel and voyage of the shipment, for your own lists and not sent to customs.',
      who: 'They are on the booking confirmation.',
      example: 'COSCO HARMONY 045E',
    },
  },
  columns: {
    customsCodes: {
      what: 'The codes by which customs explains a rejection or a warning, over ABI and AMS.',
      who: 'Correct the field that is named beside a code, then send again.',
    },
    declarationStatus: {
      what: 'How customs responded to the last operation on the filing.',
      who: 'Red needs your attention; open the filing for the reason.',
    },
    matchStatus: {
      what: 'Whether customs found the bill of lading of the filing in AMS.',
      who: 'Until the bill is matched, customs treats the ISF as not filed.',
    },
  },
  declaration: {
    submitted: {
      what: 'The message is on its way and customs has not responded yet.',
      who: 'Wait for the response, usually a few minutes; nothing can be changed until then.',
    },
    receiveOk: {
      what: 'The customs gateway has the message, but customs has not decided yet.',
      who: 'Wait for the next response; this is not an acceptance.',
    },
    receiveSuccess: {
      what: 'Customs accepted the ISF and has it on file.',
      who: 'Now watch the match status.',
    },
    receiveSuccessWarning: {
      what: 'Customs accepted the ISF but pointed out a doubtful value.',
      who: 'Read the warning in the response and send a change if the value is wrong.',
    },
    receiveFailed: {
      what: 'Customs rejected the ISF, so none is on file.',
      who: 'Correct the fields named in the response and use Resend; the 24-hour deadline still applies.',
    },
    modifySuccess: {
      what: 'Customs accepted your change and holds the new values.',
      who: 'No action is needed.',
    },
    modifySuccessWarning: {
      what: 'Customs accepted your change but pointed out a doubtful value.',
      who: 'Read the warning in the response and send another change if the value is wrong.',
    },
    modifyFailed: {
      what: 'Customs rejected your change and still holds the values it accepted before.',
      who: 'Correct the fields named in the response and send the change again.',
    },
    deleteSuccess: {
      what: 'Customs deleted the ISF and holds nothing for this bill.',
      who: 'If the goods are shipped after all, file the bill again with Resend.',
    },
    deleteFailed: {
      what: 'Customs rejected the deletion, so the ISF is still on file.',
      who: 'Read the reason in the response and delete again if the goods will not be imported.',
    },
  },
  match: {
    none: {
      what: 'Customs has not reported yet whether the bill of lading is in AMS.',
      who: 'It checks the bill after it accepts the ISF; no action is needed.',
    },
    onFile: {
      what: 'Customs found the bill of lading in AMS with the same number and type.',
      who: 'The filing is complete; send a change if the data changes before arrival.',
    },
    notOnFile: {
      what: 'Customs found no bill with this number in AMS, so it treats the ISF as not filed.',
      who: 'Ask the party that filed AMS for the number; customs checks again later.',
    },
    wrongType: {
      what: 'The number is in AMS, but with the other bill type.',
      who: 'Ask the party that filed AMS whether it is a house or a regular bill, then send a change.',
    },
    duplicate: {
      what: 'Another filer has filed an ISF for the same bill and importer.',
      who: 'Ask the importer who should file, then have one of the two deleted.',
    },
  },
} as const;
