import { single, type Family } from '../content.ts';
import { addressLine, cityLine, plain, type Party, addressBlock } from '../parties.ts';
import { code6, dotted, dotted6, hsCodes, shipment } from '../shipments.ts';
import { commercial, isf10Truth, isf5Truth, joinTruth } from '../truth.ts';

/** Four columns: two labels with their values per row, labels as a broker abbreviates them. */
const fourColumns: Family = (random) => {
  const bill = shipment(random, { origin: 'TW', trade: 'furniture', lines: 2 });
  return single(
    {
      kind: 'word',
      format: 'docx',
      footer: `${bill.agent.name} | ${bill.agent.phone} | ${bill.agent.email}`,
      blocks: [
        { text: 'ISF Worksheet', bold: true, size: 16 },
        {
          table: [
            ['H/BL', bill.house, 'M/BL', bill.master],
            ['IOR #', bill.importerNo, 'CNEE #', bill.consigneeNo],
            ['MFR', addressBlock(bill.manufacturer), 'SELLER', 'SAME AS MFR'],
            ['BUYER', addressBlock(bill.buyer), 'SHIP TO', addressBlock(bill.shipTo)],
            ['STUFFING LOC.', addressBlock(bill.stuffing), 'CONSOL', addressBlock(bill.consolidator)],
            [
              { text: 'GOODS', bold: true },
              { text: 'HTS-6 / COUNTRY OF ORIGIN', bold: true, span: 3 },
            ],
            ...bill.lines.map((line) => [line.text, { text: `${dotted6(line.hts)} / TAIWAN`, span: 3 }]),
          ],
        },
      ],
    },
    [isf10Truth({ ...bill, seller: bill.manufacturer })],
  );
};

/** Label rows over value rows across the whole width; merged role cells turned by 90 degrees. */
const turnedRoles: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'toys', lines: 2 });
  const party = (role: string, who: Party) => [
    [{ text: role, rows: 4, turned: true, fill: 'DDDDDD' }, 'Company', who.name],
    ['Address', who.street],
    ['City, State, ZIP', [who.city, who.region, who.zip].filter(Boolean).join(', ')],
    ['Country', who.countryText],
  ];
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        { text: '10+2 DATA COLLECTION', bold: true, size: 14, align: 'center' },
        {
          table: [
            [{ text: `Bill of lading: ${bill.house}`, span: 3 }],
            ...party('SELLER', bill.seller),
            ...party('BUYER', bill.buyer),
            ...party('MANUFACTURER', bill.manufacturer),
            ...party('SHIP TO', bill.shipTo),
            ...party('STUFFING', bill.stuffing),
            ...party('CONSOLIDATOR', bill.consolidator),
            [{ text: `Importer EIN ${bill.importerNo}   Consignee EIN ${bill.consigneeNo}`, span: 3 }],
            [{ text: `HTS: ${hsCodes(bill).join(' ')}   Origin: China`, span: 3 }],
          ],
        },
      ],
    },
    [isf10Truth(bill)],
  );
};

/** A Chinese e-mail with values between Chinese sentences and full-width punctuation. */
const chineseMail: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'hardware', lines: 3 });
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        `发件人：${bill.seller.email}`,
        `主题：请申报ISF，分单号${bill.house}`,
        '您好，',
        '这票货的ISF资料如下，请今天下班前发送：',
        `分单号：${bill.house}`,
        `主单号：${bill.master}`,
        `卖方：${bill.seller.name}，地址：${addressLine(bill.seller)}`,
        `买方：${bill.buyer.name}，地址：${addressLine(bill.buyer)}`,
        '生产商：同卖方',
        `送货地址：${bill.shipTo.name}，${addressLine(bill.shipTo)}`,
        `装箱地点：${bill.stuffing.name}，${addressLine(bill.stuffing)}`,
        `拼箱商：${bill.consolidator.name}，${addressLine(bill.consolidator)}`,
        `进口商税号（EIN）：${bill.importerNo}`,
        `收货人税号：${bill.consigneeNo}`,
        `HS编码：${hsCodes(bill).join('、')}`,
        '原产地：中国',
        `如有问题请致电${bill.seller.phone}，谢谢！`,
      ],
    },
    [isf10Truth({ ...bill, manufacturer: bill.seller })],
  );
};

/** Vietnamese shipping instruction as an old Word file. */
const vietnameseInstruction: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'foods', lines: 2 });
  return single(
    {
      kind: 'word',
      format: 'doc',
      blocks: [
        { text: 'HƯỚNG DẪN LÀM VẬN ĐƠN / SHIPPING INSTRUCTIONS', bold: true, size: 13, align: 'center' },
        {
          table: [
            ['Người gửi hàng (Shipper)', `${addressBlock(bill.seller)}\nMST: ${bill.seller.taxNo}`],
            ['Người nhận hàng (Consignee)', `${addressBlock(bill.buyer)}\nTel: ${bill.buyer.phone}`],
            ['Bên thông báo (Notify)', 'Same as consignee'],
            ['Số booking', bill.booking],
            ['Số HBL', bill.house],
            ['Cảng xếp hàng', bill.loading.text],
            ['Cảng dỡ hàng', bill.discharge.text],
            ['Tên hàng', bill.lines.map((line) => `${line.text} - HS: ${code6(line.hts)}`).join('\n')],
            ['Xuất xứ hàng hóa', 'Việt Nam'],
            ['Số container / seal', `${bill.containers[0]?.no} / ${bill.containers[0]?.seal}`],
          ],
        },
      ],
    },
    [commercial(bill, ['seller', 'buyer'])],
  );
};

/** Old Word form; "same as" by number. */
const sameByNumber: Family = (random) => {
  const bill = shipment(random, { origin: 'IN', trade: 'ceramics', lines: 2 });
  return single(
    {
      kind: 'word',
      format: 'doc',
      header: `${bill.consolidator.name}, ${cityLine(bill.consolidator)}`,
      blocks: [
        { text: 'IMPORT SECURITY FILING REQUEST', bold: true, size: 13 },
        `HBL No.: ${bill.house}`,
        {
          table: [
            ['1', 'Manufacturer / Producer', addressBlock(bill.manufacturer)],
            ['2', 'Seller', 'Same as 1'],
            ['3', 'Buyer', addressBlock(bill.buyer)],
            ['4', 'Ship-to', 'Same as # 3'],
            ['5', 'Place of stuffing', 'As per 1'],
            ['6', 'Consolidator / CFS operator', addressBlock(bill.consolidator)],
            ['7', 'IOR tax number', bill.importerNo],
            ['8', 'Consignee tax number', 'Same as 7'],
            ['9', 'ITC-HS', bill.lines.map((line) => dotted(line.hts)).join(', ')],
            ['10', 'Origin', 'INDIA'],
          ],
        },
      ],
    },
    [isf10Truth({ ...bill, seller: bill.manufacturer, shipTo: bill.buyer, stuffing: bill.manufacturer })],
  );
};

/** ISF-5 in running text. */
const transitLetter: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'furniture', lines: 2, buyer: 'CA' });
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        plain(bill.consolidator.name),
        { text: 'ISF-5 filing order (in transit, IE)', bold: true, size: 13 },
        `BL number: ${bill.house}`,
        `Party booking the shipment: ${plain(bill.seller.name)}\n${plain(addressLine(bill.seller))}`,
        `Ship-to party: ${bill.shipTo.name}\n${addressLine(bill.shipTo)}`,
        'Port of unlading (foreign): Vancouver, Canada - CAVAN',
        'Place of delivery: Montreal, Canada - CAMTR',
        `Commodity codes: ${hsCodes(bill).join('; ')}`,
        `Contact: ${bill.consolidator.contact}, ${bill.consolidator.phone}`,
      ],
    },
    [isf5Truth(bill, { delivery: 'MONTREAL|CAMTR', discharge: 'VANCOUVER|CAVAN' })],
  );
};

/** A name longer than 35 characters, a surety, several house bills in one filing of one importer. */
const longNames: Family = (random) => {
  const made = shipment(random, { origin: 'CN', trade: 'kitchen', lines: 2 });
  const long = (party: Party, more: string) => ({
    ...party,
    name: party.name.replace(/ (CO|FACTORY|IMP)/u, ` ${more} $1`),
  });
  const bill = {
    ...made,
    manufacturer: long(made.manufacturer, 'INTERNATIONAL TECHNOLOGY DEVELOPMENT'),
    seller: long(made.seller, 'IMPORT AND EXPORT TRADING GROUP'),
  };
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        {
          table: [
            [{ text: 'ISF DETAILS', bold: true, span: 2 }],
            ['HOUSE BILL OF LADING NUMBER', bill.house],
            ['SUPPLIER (MANUFACTURER)', addressBlock(bill.manufacturer)],
            ['SELLER', addressBlock(bill.seller)],
            ['BUYER', addressBlock(bill.buyer)],
            ['DELIVERY ADDRESS (SHIP TO)', addressBlock(bill.shipTo)],
            ['CONTAINER STUFFING ADDRESS', addressBlock(bill.stuffing)],
            ['CONSOLIDATOR ADDRESS', addressBlock(bill.consolidator)],
            ['IMPORTER EIN', `${bill.importerNo}00`],
            ['CONSIGNEE EIN', `${bill.consigneeNo}00`],
            ['HTS CODES / ORIGIN', bill.lines.map((line) => `${line.text}: ${dotted6(line.hts)} (CN)`).join('\n')],
            ['BOND', 'SINGLE ENTRY BOND, SURETY 036'],
          ],
        },
      ],
    },
    [joinTruth(isf10Truth(bill), { bondType: 'Single', suretyCode: '036' })],
  );
};

export const WORDS: Record<string, Family> = {
  h11_four_columns: fourColumns,
  h12_turned_roles: turnedRoles,
  h13_chinese_mail: chineseMail,
  h14_vietnamese_instruction: vietnameseInstruction,
  h15_same_by_number: sameByNumber,
  h16_transit_letter: transitLetter,
  h17_long_names: longNames,
};
