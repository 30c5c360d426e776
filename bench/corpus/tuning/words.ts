import { single, type Family } from '../content.ts';
import { addressLine, cityLine, oneLine, plain, type Party, addressBlock } from '../parties.ts';
import { code6, dotted10, dotted6, hsCodes, shipment } from '../shipments.ts';
import { commercial, isf10Truth, isf5Truth, joinTruth } from '../truth.ts';

/** Two columns of boxes; the label is inside the cell above the value. */
const boxedWorksheet: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'foods', lines: 3 });
  const box = (label: string, text: string) => ({ text: `${label}\n${text}` });
  return single(
    {
      kind: 'word',
      format: 'docx',
      header: `${bill.consolidator.name}\nTEL ${bill.consolidator.phone}`,
      footer: `Please return to ${bill.consolidator.email} - Page 1`,
      blocks: [
        { text: 'Importer Security Filing Information', bold: true, size: 14, align: 'center' },
        {
          table: [
            [
              box('(1) Seller name and address', addressBlock(bill.seller)),
              box('(5) Buyer name and address', addressBlock(bill.buyer)),
            ],
            [
              box('(2) Manufacturer name and address', 'Same as (1)'),
              box('(6) Ship to name and address', addressBlock(bill.shipTo)),
            ],
            [
              box('(3) Container stuffing location', addressBlock(bill.stuffing)),
              box('(7) Consolidator name and address', addressBlock(bill.consolidator)),
            ],
            [box('(4) Importer of record number', bill.importerNo), box('(8) Consignee number', bill.consigneeNo)],
            [
              box('(9) Country of origin', 'Thailand'),
              box('(10) HTSUS number', bill.lines.map((line) => dotted10(line.hts)).join('\n')),
            ],
            [box('House B/L number', bill.house), box('Ocean B/L number', bill.master)],
            [box('Notify party', addressBlock(bill.notify)), box('Vessel and voyage', `${bill.vessel} ${bill.voyage}`)],
          ],
        },
        'The importer is liable for liquidated damages of USD 5,000 per violation.',
      ],
    },
    [isf10Truth({ ...bill, manufacturer: bill.seller })],
  );
};

/** Numbered questions in running text, with diacritics; no table. */
const vietnameseQuestions: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'garment', lines: 2 });
  const party = (who: Party) =>
    `Tên: ${who.name}\nĐịa chỉ: ${who.street}\nThành phố: ${who.city}\nQuốc gia: ${who.countryText}`;
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        { text: 'PHIẾU THÔNG TIN KHAI ISF (HÀNG ĐI MỸ)', bold: true, size: 14, align: 'center' },
        `Số House B/L: ${bill.house}`,
        `Số Master B/L: ${bill.master}`,
        `Tàu / chuyến: ${bill.vessel} ${bill.voyage}`,
        { text: '1. Người bán:', bold: true },
        party(bill.seller),
        { text: '2. Người mua:', bold: true },
        party(bill.buyer),
        { text: '3. Nhà máy sản xuất:', bold: true },
        'Giống người bán',
        { text: '4. Nơi nhận hàng tại Mỹ (Ship to):', bold: true },
        party(bill.shipTo),
        { text: '5. Nơi đóng container:', bold: true },
        party(bill.stuffing),
        { text: '6. Đơn vị gom hàng:', bold: true },
        party(bill.consolidator),
        `7. Mã số thuế nhà nhập khẩu Mỹ (EIN): ${bill.importerNo}`,
        `8. Mã số thuế người nhận hàng (EIN): ${bill.consigneeNo}`,
        `9. Mã HS: ${bill.lines.map((line) => dotted6(line.hts)).join(', ')}`,
        '10. Xuất xứ: Việt Nam',
        `Mã số thuế công ty (VN): ${bill.seller.taxNo} - Điện thoại: ${bill.seller.phone}`,
      ],
    },
    [isf10Truth({ ...bill, manufacturer: bill.seller })],
  );
};

/** An e-mail: greeting, values in sentences and short lines, signature with another company. */
const email: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'plastic', lines: 2, seller: 'HK' });
  return single(
    {
      kind: 'word',
      format: 'doc',
      blocks: [
        `From: ${bill.consolidator.contact} <${bill.consolidator.email}>`,
        `To: ISF Desk <isf@${bill.agent.email.split('@')[1]}>`,
        'Sent: Friday, November 20, 2026 17:42',
        `Subject: ISF ${bill.house} // ${bill.vessel} ${bill.voyage} // ETD ${bill.departure}`,
        '',
        'Dear team,',
        'Pls file ISF for below shipment asap, cut off is tomorrow noon.',
        '',
        `HBL# ${bill.house}   MBL# ${bill.master}`,
        '',
        `Seller: ${bill.seller.name}`,
        `${addressLine(bill.seller)}`,
        '',
        `Mfr: ${bill.manufacturer.name}`,
        `${addressLine(bill.manufacturer)}`,
        '',
        `Buyer: ${bill.buyer.name}`,
        `${addressLine(bill.buyer)}`,
        '',
        'Ship to: same as buyer',
        'Stuffing location: same as mfr',
        '',
        `Consolidator: ${bill.consolidator.name}`,
        `${addressLine(bill.consolidator)}`,
        '',
        `IOR/Consignee EIN: ${bill.importerNo}`,
        `HTS: ${hsCodes(bill).join(' & ')}, origin China`,
        '',
        'Thanks & best regards',
        bill.consolidator.contact,
        `${bill.consolidator.name} | T ${bill.consolidator.phone} | QQ ${random.digits(9)}`,
      ],
    },
    [isf10Truth({ ...bill, shipTo: bill.buyer, stuffing: bill.manufacturer })],
  );
};

/** Shipping instruction to a forwarder: shipper, consignee, notify party, goods in a table, no tax numbers. */
const shippingInstruction: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'lighting', lines: 3, containers: 2 });
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        { text: '托 运 单  SHIPPING INSTRUCTION', bold: true, size: 15, align: 'center' },
        {
          table: [
            [
              { text: `Shipper 发货人:\n${addressBlock(bill.seller)}\nTel: ${bill.seller.phone}`, breaks: true },
              { text: `Booking No. 订舱号\n${bill.booking}`, breaks: true },
            ],
            [
              { text: `Consignee 收货人:\n${addressBlock(bill.buyer)}\nTel: ${bill.buyer.phone}`, breaks: true },
              { text: `H-B/L No. 分单号\n${bill.house}`, breaks: true },
            ],
            [
              { text: `Notify party 通知人:\n${addressBlock(bill.notify)}`, breaks: true },
              { text: `Freight 运费: Prepaid\nDate 日期: ${bill.departure}`, breaks: true },
            ],
            [`Port of loading 装运港: ${bill.loading.name}`, `Port of discharge 目的港: ${bill.discharge.text}`],
          ],
        },
        {
          table: [
            ['Marks 唛头', 'Packages 件数', 'Description of goods 货名', 'HS code', 'G.W. 毛重 (KGS)', 'CBM 体积'],
            ...bill.lines.map((line) => [
              'N/M',
              `${line.cartons} CTNS`,
              line.text,
              code6(line.hts),
              line.weight,
              line.volume,
            ]),
          ],
        },
        `Containers: ${bill.containers.map(({ no, seal, size }) => `${no}/${seal}/${size}`).join('; ')}`,
        'Goods of Chinese origin. 三正三副, 请确认后签发提单。',
      ],
    },
    [commercial(bill, ['seller', 'buyer'])],
  );
};

/** Cargo that stays on board: five elements, in an old Word form. */
const frob: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'hardware', lines: 2, buyer: 'CA' });
  return single(
    {
      kind: 'word',
      format: 'doc',
      blocks: [
        { text: 'ISF-5 (FROB) DATA SHEET', bold: true, size: 14 },
        {
          table: [
            ['AMS B/L NO.', bill.house],
            ['BOOKING PARTY', addressBlock(bill.seller)],
            ['SHIP TO PARTY', addressBlock(bill.shipTo)],
            ['FOREIGN PORT OF UNLADING', 'VANCOUVER, BC (CAVAN)'],
            ['PLACE OF DELIVERY', 'CALGARY, AB (CACAL)'],
            ['COMMODITY HTS (6)', hsCodes(bill).join(', ')],
            ['NOTIFY', addressBlock(bill.notify)],
            ['REMARKS', 'CARGO REMAINS ON BOARD AT SEATTLE'],
          ],
        },
      ],
    },
    [isf5Truth(bill, { delivery: 'CALGARY|CACAL', discharge: 'VANCOUVER|CAVAN' })],
  );
};

/** Old Word form without diacritics, parties in the cell on the right, sub-labels in English. */
const plainVietnamese: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'ceramics', lines: 2 });
  const party = (who: Party) => plain(`${who.name}\nDia chi: ${addressLine(who)}\nDT: ${who.phone}`);
  return single(
    {
      kind: 'word',
      format: 'doc',
      header: plain(bill.seller.name),
      blocks: [
        { text: 'THONG TIN ISF 10+2', bold: true, size: 13 },
        {
          table: [
            ['So van don (HBL)', bill.house],
            ['Nguoi ban / Seller', party(bill.seller)],
            ['Nguoi mua / Buyer', party(bill.buyer)],
            ['Nha san xuat / Manufacturer', 'nhu nguoi ban'],
            ['Giao hang den / Ship to', party(bill.shipTo)],
            ['Noi dong hang / Stuffing location', party(bill.stuffing)],
            ['Ben gom hang / Consolidator', party(bill.consolidator)],
            ['Ma so nha nhap khau / IOR No.', bill.importerNo],
            ['Ma so nguoi nhan / Consignee No.', 'nhu tren'],
            ['Ma HS', hsCodes(bill).join(' ; ')],
            ['Xuat xu', 'VIET NAM'],
          ],
        },
      ],
    },
    [isf10Truth({ ...bill, manufacturer: bill.seller })],
  );
};

/** Bill type, surety and bond number; a box with an instruction that names other companies. */
const singleBond: Family = (random) => {
  const bill = shipment(random, { origin: 'IN', trade: 'garment', lines: 2 });
  const reference = random.digits(9);
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        { box: `Return to ${bill.agent.name}, ${cityLine(bill.agent)}` },
        { text: 'ISF INSTRUCTION SHEET', bold: true, size: 14 },
        `House bill: ${bill.house}\t\tMaster bill: ${bill.master}`,
        'Bond type: Single transaction',
        `Surety code: 891\t\tBond reference number: ${reference}`,
        '',
        `Manufacturer: ${oneLine(bill.manufacturer)}`,
        `Seller: ${oneLine(bill.seller)}`,
        `Buyer: ${oneLine(bill.buyer)}`,
        `Ship to: ${oneLine(bill.shipTo)}`,
        `Container stuffing: ${oneLine(bill.stuffing)}`,
        `Consolidator: ${oneLine(bill.consolidator)}`,
        `Importer of record EIN: ${bill.importerNo}`,
        `Consignee EIN: ${bill.consigneeNo}`,
        ...bill.lines.map((line, at) => `Item ${at + 1}: ${line.text}, HTS ${dotted6(line.hts)}, made in India`),
      ],
    },
    [joinTruth(isf10Truth(bill), { bondType: 'Single', suretyCode: '891', bondReferenceNo: reference })],
  );
};

export const WORDS: Record<string, Family> = {
  t11_boxed_worksheet: boxedWorksheet,
  t12_vietnamese_questions: vietnameseQuestions,
  t13_email: email,
  t14_shipping_instruction: shippingInstruction,
  t15_frob: frob,
  t16_plain_vietnamese: plainVietnamese,
  t17_single_bond: singleBond,
};
