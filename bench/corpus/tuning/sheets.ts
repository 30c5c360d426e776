import { single, type Family } from '../content.ts';
import { addressLine, cityLine, type Party, addressBlock } from '../parties.ts';
import { code6, dotted6, shipment, sum } from '../shipments.ts';
import { commercial, isf10Truth, joinTruth } from '../truth.ts';

/** Label on the left, every part of a party in its own row, the broker's head with telephone and tax number above. */
const brokerQuestionnaire: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'kitchen', seller: 'HK' });
  const partyRows = (label: string, party: Party): (string | null)[][] => [
    [label, 'Company name', party.name],
    [null, 'Street address', party.street],
    [null, 'City', party.city],
    [null, 'State / Province', party.region],
    [null, 'Postal code', party.zip],
    [null, 'Country', party.countryText],
  ];
  return single(
    {
      kind: 'sheet',
      format: 'xlsx',
      sheets: [
        {
          name: 'ISF data',
          rows: [
            [`${bill.agent.name} - ISF "10+2" questionnaire`],
            [`Ph. ${bill.agent.phone}  Fax ${bill.agent.fax}  FMC OTI 0${random.digits(5)}NF`],
            [],
            ['Shipment', 'AMS House bill of lading (incl. SCAC)', bill.house],
            [null, 'Ocean bill of lading', bill.master],
            [null, 'ETD', bill.departure],
            [null, 'ETA', bill.arrival],
            ['Importer', 'IRS / EIN number of importer of record', bill.importerNo],
            [null, 'IRS / EIN number of ultimate consignee', bill.consigneeNo],
            [null, 'Bond', 'Annual / continuous bond on file'],
            ...partyRows('Seller (owner)', bill.seller),
            ...partyRows('Buyer (owner)', bill.buyer),
            ...partyRows('Manufacturer / supplier', bill.manufacturer),
            ...partyRows('Ship-to party', bill.shipTo),
            ...partyRows('Container stuffing location', bill.stuffing),
            ...partyRows('Consolidator / stuffer', bill.consolidator),
            ['Goods', 'HTSUS no. (6 digits min.)', 'Country of origin'],
            ...bill.lines.map((line) => [line.text, dotted6(line.hts), 'China']),
            [],
            [`Questions? Call our ISF desk at ${bill.agent.phone} before ${bill.departure}.`],
          ],
        },
      ],
    },
    [joinTruth(isf10Truth(bill), { bondType: 'Continuous' })],
  );
};

/** Chinese labels above merged values, two parties side by side. */
const factoryForm: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'furniture', lines: 2 });
  return single(
    {
      kind: 'sheet',
      format: 'xls',
      sheets: [
        {
          name: '美线ISF',
          merges: ['A1:D1', 'A3:B3', 'C3:D3', 'A4:B4', 'C4:D4', 'A5:B5', 'C5:D5', 'A6:B6', 'C6:D6', 'A7:B7', 'C7:D7'],
          rows: [
            [`${bill.seller.native ?? ''} 美国海关 ISF 申报委托书`],
            ['AMS提单号：', bill.house, '船名航次：', `${bill.vessel} ${bill.voyage}`],
            ['1. 实际生产厂家 (英文名称、地址)', null, '2. 卖家 / 出口商'],
            [addressBlock(bill.manufacturer), null, '同生产厂家'],
            ['3. 买家', null, '4. 最终送货地址 SHIP TO'],
            [addressBlock(bill.buyer), null, addressBlock(bill.shipTo)],
            ['5. 装柜地点', null, '6. 集货商 / 拼柜公司'],
            [addressBlock(bill.stuffing), null, addressBlock(bill.consolidator)],
            ['7. 进口商 IRS 号码', bill.importerNo, '8. 收货人 IRS 号码', bill.consigneeNo],
            ['9. HS编码', '品名', '10. 原产地', '箱数'],
            ...bill.lines.map((line) => [code6(line.hts), line.text, '中国', line.cartons]),
            ['合计', null, null, sum(bill.lines.map((line) => line.cartons))],
            [`联系电话 ${bill.seller.phone}    统一社会信用代码 ${bill.seller.taxNo}`],
          ],
        },
      ],
    },
    [joinTruth(isf10Truth({ ...bill, seller: bill.manufacturer }))],
  );
};

/** A Taiwanese invoice: no bill number anywhere, tax and telephone numbers that look like codes. */
const taiwanInvoice: Family = (random) => {
  const bill = shipment(random, { origin: 'TW', trade: 'hardware', lines: 4 });
  return single(
    {
      kind: 'sheet',
      format: 'xlsx',
      sheets: [
        {
          name: 'INVOICE',
          merges: ['A1:G1', 'A2:G2', 'A3:G3'],
          rows: [
            [bill.seller.name],
            [addressLine(bill.seller)],
            [`TEL: ${bill.seller.phone}   FAX: ${bill.seller.fax}   統一編號: ${bill.seller.taxNo}`],
            ['COMMERCIAL INVOICE 商業發票'],
            ['INVOICE NO.', bill.invoice, null, null, 'DATE', bill.departure],
            ['FOR ACCOUNT AND RISK OF MESSRS.', null, null, null, 'SHIPPED PER', `${bill.vessel} V.${bill.voyage}`],
            [bill.buyer.name, null, null, null, 'FROM', bill.loading.text],
            [bill.buyer.street, null, null, null, 'TO', bill.discharge.text],
            [cityLine(bill.buyer), null, null, null, 'L/C NO.', random.digits(10)],
            [],
            ['ITEM', 'DESCRIPTION 品名', 'H.S. CODE 稅則號', 'ORIGIN 產地', 'QTY', 'U/PRICE', 'AMOUNT USD'],
            ...bill.lines.map((line) => [
              line.item,
              line.text,
              dotted6(line.hts),
              'TAIWAN',
              line.pieces,
              line.price,
              line.amount,
            ]),
            [
              'TOTAL',
              null,
              null,
              null,
              sum(bill.lines.map((line) => line.pieces)),
              null,
              sum(bill.lines.map((line) => line.amount)).toFixed(2),
            ],
            [],
            ['SHIPPING MARK: W/Q IN DIA., C/NO. 1-UP, MADE IN TAIWAN'],
          ],
        },
      ],
    },
    [commercial(bill, ['seller', 'buyer'], { amsRequestList: [] })],
  );
};

export const SHEETS: Record<string, Family> = {
  t01_broker_questionnaire: brokerQuestionnaire,
  t02_factory_form: factoryForm,
  t05_taiwan_invoice: taiwanInvoice,
};
