import { single, printedPage, type Family } from '../content.ts';
import { box, escaped, htmlPage, lines, row } from '../html.ts';
import { addressBlock, addressLine, blockLines, cityLine, oneLine, type Party } from '../parties.ts';
import { code6, dotted, dotted10, dotted6, shipment, sum } from '../shipments.ts';
import { commercial, isf10Truth, joinTruth } from '../truth.ts';

/** A forwarded booking confirmation: the head of a mail, then a table without borders of labels and values. */
const bookingMail: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'plastic', lines: 2, seller: 'HK' });
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        `From: ${bill.agent.contact} <${bill.agent.email}>\nSent: ${bill.departure} 09:12\nTo: ops@harbour.test\nSubject: FW: Booking confirmation ${bill.booking}`,
        'Dear all,',
        'Space is confirmed as below. Please send the security filing before the CY cut-off.',
        {
          plain: true,
          table: [
            ['Booking ref', bill.booking],
            ['Carrier / vessel', `${bill.vessel} ${bill.voyage}`],
            ['MB/L', bill.master],
            ['HB/L to be filed', bill.house],
            ['POL - POD', `${bill.loading.text} - ${bill.discharge.text}`],
            ['Actual shipper', addressBlock(bill.seller)],
            ['Factory', addressBlock(bill.manufacturer)],
            ['Cnee', addressBlock(bill.buyer)],
            ['Door delivery to', addressBlock(bill.shipTo)],
            ['Commodity', bill.lines.map((line) => `${line.text} (HTS ${dotted6(line.hts)})`).join('\n')],
            ['Origin of goods', 'Thailand'],
          ],
        },
        'Any question please revert.',
        `Best regards,\n${bill.agent.contact}\n${oneLine(bill.agent)}`,
      ],
    },
    [commercial(bill, ['seller', 'manufacturer', 'buyer', 'shipTo'])],
  );
};

/** A Vietnamese mail with numbered sentences; the address follows in a line of its own. */
const numberedMail: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'furniture', lines: 2 });
  const party = (label: string, { name, ...rest }: Party) =>
    `${label}: ${name}\n   ĐC: ${addressLine({ name, ...rest })}`;
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        'Kính gửi Quý công ty,',
        `Nhờ anh chị khai ISF giúp lô hàng đi ngày ${bill.departure} theo thông tin sau:`,
        `1. Số vận đơn nhà (HBL): ${bill.house}`,
        `2. ${party('Bên bán', bill.seller)}`,
        `3. ${party('Bên mua', bill.buyer)}`,
        `4. ${party('Nhà sản xuất', bill.manufacturer)}`,
        `5. ${party('Nơi nhận hàng cuối cùng', bill.shipTo)}`,
        `6. ${party('Nơi đóng container', bill.stuffing)}`,
        `7. ${party('Đơn vị gom hàng', bill.consolidator)}`,
        `8. Mã số thuế nhà nhập khẩu (IRS): ${bill.importerNo}`,
        `9. Mã số thuế người nhận hàng (IRS): ${bill.consigneeNo}`,
        ...bill.lines.map(
          (line, at) => `${10 + at}. Mặt hàng: ${line.text} – mã HS ${code6(line.hts)} – xuất xứ Việt Nam`,
        ),
        'Trân trọng cảm ơn.',
      ],
    },
    [isf10Truth(bill)],
  );
};

/** A Chinese packing list: heading of the company, labels with their values in merged cells, carton numbers and sums. */
const chinesePacking: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'kitchen', lines: 3 });
  return single(
    {
      kind: 'sheet',
      format: 'xlsx',
      sheets: [
        {
          name: '装箱单',
          merges: ['A1:H1', 'A2:H2', 'B4:D4', 'F4:H4', 'B5:D5', 'F5:H5', 'B6:D6', 'F6:H6'],
          rows: [
            [bill.seller.name],
            ['装 箱 单'],
            [],
            ['出口商', oneLine(bill.seller), null, null, '发票号码', bill.invoice],
            ['客户', oneLine(bill.buyer), null, null, '提单编号', bill.house],
            ['起运港', bill.loading.text, null, null, '目的港', bill.discharge.text],
            [],
            ['箱号', '货物名称', '商品编码', '件数', '数量', '毛重(KG)', '体积(CBM)', '产地'],
            ...bill.lines.map((line, at) => [
              `${at * 100 + 1}-${at * 100 + line.cartons}`,
              line.text,
              dotted(line.hts),
              line.cartons,
              line.pieces,
              line.weight,
              line.volume,
              '中国',
            ]),
            [
              '合计',
              null,
              null,
              sum(bill.lines.map((line) => line.cartons)),
              sum(bill.lines.map((line) => line.pieces)),
            ],
          ],
        },
      ],
    },
    [commercial(bill, ['seller', 'buyer'])],
  );
};

/** An invoice with three parties side by side; tariff number and origin stand in a line below each article. */
const threeParties: Family = (random) => {
  const bill = shipment(random, { origin: 'IN', trade: 'hardware', lines: 3 });
  const party = (label: string, one: Party) =>
    `<div style="flex:1"><b class="l">${label}</b><b>${escaped(one.name)}</b><br>${lines(blockLines(one).slice(1).join('\n'))}<br>Tel ${one.phone}</div>`;
  const html = htmlPage(
    `<div style="display:flex"><h1 style="flex:1;text-align:left">Invoice ${bill.invoice}</h1><div>Issued ${bill.departure}<br>Purchase order ${bill.order}<br>Terms FOB ${escaped(bill.loading.name)}</div></div><hr>
    <div style="display:flex;gap:18px">${party('Sold by', bill.seller)}${party('Bill to', bill.buyer)}${party('Deliver to', bill.shipTo)}</div><hr>
    <table><thead>${row(['#', 'Article', 'Qty', 'Unit price USD', 'Total USD'], 'th')}</thead><tbody>${bill.lines
      .map(
        (line, at) =>
          `${row([String(at + 1), `${line.item} ${line.text}`, String(line.pieces), line.price, line.amount])}<tr><td></td><td colspan="4"><small>Customs tariff ${dotted10(line.hts)} / Origin: India</small></td></tr>`,
      )
      .join('')}</tbody></table>
    <p>Shipment: ${bill.vessel} ${bill.voyage}, container ${bill.containers[0]?.no}, house bill of lading ${bill.house}</p>
    <p><small>Bank: 0${random.digits(11)}, SWIFT ${random.letters(8)}. Goods remain our property until paid in full.</small></p>`,
    'td, th { border: 0; border-bottom: 1px solid #999 }',
  );
  return {
    files: [{ name: 'file', content: printedPage(html) }],
    truth: [commercial(bill, ['seller', 'buyer', 'shipTo'])],
  };
};

/** The bill of lading of the United States with numbered boxes and long labels. */
const numberedBoxes: Family = (random) => {
  const bill = shipment(random, { origin: 'TW', trade: 'auto', lines: 2 });
  const at = (x: number, y: number, label: string, values: readonly string[]) => [
    { x, y, text: label, size: 5.5 },
    ...values.map((text, index) => ({ x: x + 4, y: y + 9 + index * 11, text, size: 9 })),
  ];
  return single(
    {
      kind: 'drawn',
      lines: [
        [30, 60, 582, 60],
        [30, 135, 582, 135],
        [30, 210, 582, 210],
        [306, 60, 306, 360],
        [30, 285, 582, 285],
        [30, 360, 582, 360],
      ],
      texts: [
        { x: 180, y: 36, text: 'BILL OF LADING FOR OCEAN TRANSPORT', size: 12, bold: true },
        ...at(
          34,
          64,
          '2. EXPORTER (Principal or seller-licensee and address including ZIP Code)',
          blockLines(bill.seller),
        ),
        ...at(310, 64, '5. DOCUMENT NUMBER', [bill.order]),
        ...at(450, 64, '5a. B/L NUMBER', [bill.house]),
        ...at(310, 100, '6. EXPORT REFERENCES', [bill.invoice]),
        ...at(34, 139, '3. CONSIGNED TO', blockLines(bill.buyer)),
        ...at(310, 139, '7. FORWARDING AGENT (Name and address - references)', blockLines(bill.agent)),
        ...at(34, 214, '4. NOTIFY PARTY/INTERMEDIATE CONSIGNEE (Name and address)', blockLines(bill.notify)),
        ...at(310, 214, '8. POINT (STATE) OF ORIGIN OR FTZ NUMBER', ['TAIWAN']),
        ...at(34, 289, '12. PRE-CARRIAGE BY', ['TRUCK']),
        ...at(170, 289, '13. PLACE OF RECEIPT', [bill.loading.text]),
        ...at(34, 325, '14. EXPORTING CARRIER', [`${bill.vessel} ${bill.voyage}`]),
        ...at(170, 325, '15. PORT OF LOADING', [bill.loading.text]),
        ...at(310, 325, '16. FOREIGN PORT OF UNLOADING', [bill.discharge.text]),
        ...at(34, 364, '18. MARKS AND NUMBERS', [bill.containers[0]?.no ?? '', `SEAL ${bill.containers[0]?.seal}`]),
        ...at(
          170,
          364,
          '20. DESCRIPTION OF COMMODITIES in Schedule B detail',
          bill.lines.flatMap((line) => [line.text, `HTS ${dotted6(line.hts)}  ${line.cartons} CTNS`]),
        ),
        ...at(500, 364, '21. GROSS WEIGHT (Kilos)', [sum(bill.lines.map((line) => line.weight)).toFixed(2)]),
        { x: 34, y: 640, text: `Carrier bill ${bill.master}. Freight prepaid.`, size: 7 },
      ],
    },
    [commercial(bill, ['seller', 'buyer'])],
  );
};

/** A scanned booking note with Chinese and English labels in boxes. */
const scannedBookingNote: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'toys', lines: 2 });
  const cell = (label: string, text: string, span = 1) => `<td colspan="${span}">${box(label, text)}</td>`;
  const html = htmlPage(
    `<h1>出口货物托运单 SHIPPING ORDER</h1><table>
    <tr>${cell('发货人 Shipper', addressBlock(bill.seller), 2)}${cell('编号 H-B/L No.', bill.house)}</tr>
    <tr>${cell('收货人 Consignee', addressBlock(bill.buyer), 2)}${cell('船名 Vessel', `${bill.vessel} ${bill.voyage}`)}</tr>
    <tr>${cell('通知人 Notify Party', addressBlock(bill.notify), 2)}${cell('装货港 Port of Loading', bill.loading.text)}</tr>
    <tr>${cell('货名 Description of Goods', bill.lines.map((line) => `${line.text}  HS CODE: ${code6(line.hts)}`).join('\n'))}${cell('件数 Packages', `${sum(bill.lines.map((line) => line.cartons))} CARTONS`)}${cell('毛重 Gross Weight', `${sum(bill.lines.map((line) => line.weight)).toFixed(2)} KGS`)}</tr>
    <tr>${cell('原产国 Country of Origin', 'CHINA', 3)}</tr></table>`,
    'body { font-size: 13px } b.l { font-size: 11px }',
  );
  return {
    files: [{ name: 'scan', content: { ...printedPage(html), scan: { dpi: 200, turn: 0.5, noise: 0.003 } } }],
    truth: [commercial(bill, ['seller', 'buyer'])],
  };
};

/** A worksheet whose role stands in a merged cell beside name, street, city and country; goods in a second sheet. */
const mergedRoles: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'garment', lines: 3, seller: 'HK' });
  const roles: [string, Party][] = [
    ['Vendor (seller)', bill.seller],
    ['Purchaser (buyer)', bill.buyer],
    ['Producer', bill.manufacturer],
    ['Goods delivered to', bill.shipTo],
    ['Place of vanning', bill.stuffing],
    ['Consolidator (stuffer)', bill.consolidator],
  ];
  const rows = roles.flatMap(([label, party]) => [
    [label, 'Company', party.name],
    [null, 'Street', party.street],
    [null, 'City', party.city],
    [null, 'Country', party.countryText],
  ]);
  return single(
    {
      kind: 'sheet',
      format: 'xlsx',
      sheets: [
        {
          name: 'Parties',
          merges: ['A1:C1', ...roles.map((_, at) => `A${4 + at * 4}:A${7 + at * 4}`)],
          rows: [
            ['10+2 DATA COLLECTION'],
            ['House bill of lading', null, bill.house],
            ['Ref.', null, bill.order],
            ...rows,
            ['Importer of record', 'IRS number', bill.importerNo],
            ['Consignee', 'IRS number', bill.consigneeNo],
          ],
        },
        {
          name: 'Goods',
          rows: [
            ['Line', 'Style', 'Goods description', 'HTSUS (10 digits)', 'Made in'],
            ...bill.lines.map((line, at) => [at + 1, line.item, line.text, line.hts, 'CN']),
          ],
        },
      ],
    },
    [isf10Truth(bill)],
  );
};

/** A Vietnamese packing list on a wide page; parties in a line each, the bill of lading above the table. */
const vietnamesePacking: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'foods', lines: 3 });
  const html = htmlPage(
    `<div style="text-align:right">Mẫu số 02/XNK – Ngày lập: ${bill.departure}</div><h1>PHIẾU ĐÓNG GÓI HÀNG HÓA</h1>
    <p><b>Đơn vị xuất khẩu:</b> ${escaped(bill.seller.name)} – ${escaped(`${bill.seller.street}, ${cityLine(bill.seller)}`)}</p>
    <p><b>Khách hàng nhập khẩu:</b> ${escaped(bill.buyer.name)} – ${escaped(addressLine(bill.buyer))}</p>
    <p><b>Vận đơn số:</b> ${bill.house} &nbsp;&nbsp; <b>Tàu:</b> ${bill.vessel} &nbsp;&nbsp; <b>Số cont:</b> ${bill.containers[0]?.no} &nbsp;&nbsp; <b>Cảng đến:</b> ${bill.discharge.text}</p>
    <table><thead>${row(['TT', 'Mã hàng', 'Mô tả hàng hóa', 'Mã số HS', 'Nước sản xuất', 'Số thùng', 'Trọng lượng cả bì (kg)'], 'th')}</thead><tbody>${bill.lines
      .map((line, at) =>
        row([String(at + 1), line.item, line.text, dotted6(line.hts), 'VIỆT NAM', String(line.cartons), line.weight]),
      )
      .join('')}</tbody></table><p>Tổng cộng: ${sum(bill.lines.map((line) => line.cartons))} thùng</p>`,
  );
  return {
    files: [{ name: 'file', content: printedPage(html, true) }],
    truth: [joinTruth(commercial(bill, ['seller', 'buyer']))],
  };
};

/** Written after the errors of all other layouts of this set had been read. */
export const UNSEEN: Record<string, Family> = {
  h61_booking_mail: bookingMail,
  h62_numbered_mail: numberedMail,
  h63_chinese_packing: chinesePacking,
  h64_three_parties: threeParties,
  h65_numbered_boxes: numberedBoxes,
  h66_scanned_booking_note: scannedBookingNote,
  h67_merged_roles: mergedRoles,
  h68_vietnamese_packing: vietnamesePacking,
};
