import { printedPage, single, type DrawnText, type Family } from '../content.ts';
import { box, htmlPage, row } from '../html.ts';
import { addressBlock, addressLine, blockLines, cityLine, oneLine, plain, type Party } from '../parties.ts';
import type { Random } from '../random.ts';
import { dotted, dotted6, shipment, sum, type SampleShipment } from '../shipments.ts';
import { commercial, isf10Truth, joinTruth } from '../truth.ts';

/** 9403 60 8081. */
const spaced = (hts: string) => `${hts.slice(0, 4)} ${hts.slice(4, 6)} ${hts.slice(6)}`;
/** The number of the house bill, as a document writes it behind its SCAC. */
const numberOf = ({ house }: SampleShipment) => house.slice(4);
/** ABCD-NGB-26012345. */
const dashed = ({ scac, house }: SampleShipment) => `${scac}-${house.slice(4, 7)}-${house.slice(7)}`;

/** A Turkish company; the corpus has no other ones. */
function turkishCompany(random: Random, word: string): Party {
  const [city, zip, district] = random.pick([
    ['BURSA', '16140', 'NILUFER'],
    ['IZMIR', '35620', 'CIGLI'],
    ['GAZIANTEP', '27120', 'SEHITKAMIL'],
  ] as const);
  return {
    name: `${random.pick(['BOZKIR', 'YILDIZLI', 'KARACA YOLU', 'MAVI CINAR'])} ${word} SAN. VE TIC. ${random.pick(['A.S.', 'LTD. STI.'])}`,
    street: `ORGANIZE SANAYI BOLGESI ${random.int(2, 40)}. CADDE NO: ${random.int(1, 80)}, ${district}`,
    city,
    region: '',
    zip,
    country: 'TR',
    countryText: 'TURKEY',
    phone: `+90 224 ${random.int(200, 499)} 00 ${random.digits(2)}`,
    fax: `+90 224 ${random.int(200, 499)} 00 ${random.digits(2)}`,
    email: 'export@firma.example',
    contact: 'Elif K.',
    taxNo: random.digits(10),
  };
}

/** A template of a forwarder in Ningbo: item, content, and in the margin a note that holds an example of a number. */
const marginNotes: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'furniture', lines: 3, seller: 'HK' });
  const item = (label: string, value: string, note = '') => [label, value, null, note];
  return single(
    {
      kind: 'sheet',
      format: 'xlsx',
      sheets: [
        {
          name: 'ISF资料',
          merges: ['A1:D1'],
          rows: [
            ['ISF 10+2 申报资料表'],
            ['填表日期', bill.departure, null, '请在截关前48小时提供'],
            ['栏目 Item', '内容 Content', null, '填写说明 Note'],
            item('AMS提单号 AMS B/L No.', `${bill.scac} ${numberOf(bill)}`, 'SCAC代码+提单号，例如 ABCD12345678'),
            item('船东单号 Carrier M/BL', bill.master, '如已知'),
            item('订舱号 S/O No.', bill.booking),
            item('柜号/封号', `${bill.containers[0]?.no}/${bill.containers[0]?.seal}`, '装柜后补'),
            item('卖方 Seller', oneLine(bill.seller), '与合同一致'),
            item('买方 Buyer', oneLine(bill.buyer), '与合同一致'),
            item('生产工厂 Manufacturer', oneLine(bill.manufacturer), '不可填贸易公司'),
            item('实际送货地 Ship To', oneLine(bill.shipTo), '不接受P.O. BOX'),
            item('装柜地点 Container Stuffing Location', oneLine(bill.stuffing)),
            item('拼箱公司 Consolidator', oneLine(bill.consolidator), '整柜可填工厂'),
            item('进口商税号 Importer of Record No.', bill.importerNo, '格式 XX-XXXXXXX'),
            item('收货人税号 Consignee No.', bill.consigneeNo, '格式 XX-XXXXXXX'),
            [],
            ['序号', '英文品名 Description', '件数', '商品编码 HTS US', '原产国'],
            ...bill.lines.map((line, at) => [at + 1, line.text, line.cartons, spaced(line.hts), '中国']),
          ],
        },
      ],
    },
    [isf10Truth(bill)],
  );
};

/** A packing list of Shenzhen whose headings repeat with each printed page; orders of the customer look like codes. */
const repeatedHeads: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'furniture', lines: 6 });
  const head = ['货号', '订单号', '英文品名', '数量PCS', '海关编码', '箱数', '毛重KGS'];
  const rows = bill.lines.map((line) => [
    line.item,
    `45${random.digits(8)}`,
    line.text,
    line.pieces,
    Number(line.hts),
    line.cartons,
    Number(line.weight),
  ]);
  const subtotal = (label: string, from: number, to: number) => [
    label,
    null,
    null,
    sum(bill.lines.slice(from, to).map((line) => line.pieces)),
  ];
  return single(
    {
      kind: 'sheet',
      format: 'xls',
      sheets: [
        {
          name: 'PL',
          rows: [
            [bill.seller.name],
            [addressLine(bill.seller)],
            ['装箱单 PACKING LIST', null, null, null, '第1页 共2页'],
            ['客户 TO', bill.buyer.name, null, null, '发票号', bill.invoice],
            [null, addressLine(bill.buyer), null, null, '日期', bill.departure],
            ['大提单号', bill.master, null, null, '小提单号', bill.house],
            head,
            ...rows.slice(0, 3),
            subtotal('小计', 0, 3),
            [],
            ['装箱单 PACKING LIST', null, null, null, '第2页 共2页'],
            head,
            subtotal('承前页', 0, 3),
            ...rows.slice(3),
            subtotal('总计', 0, 6),
            ['原产地：中国广东'],
          ],
        },
      ],
    },
    [commercial(bill, ['seller', 'buyer'])],
  );
};

/** A mail from Taipei in sentences with full-width punctuation; codes in brackets behind the goods. */
const taipeiMail: Family = (random) => {
  const bill = shipment(random, { origin: 'TW', trade: 'hardware', lines: 3 });
  const { containers, seller, buyer, shipTo, stuffing, consolidator } = bill;
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        `主旨：ISF 申報資料－S/O ${bill.booking}`,
        'Dear 林小姐：',
        '煩請於結關前協助完成 ISF 申報，資料如下，若有問題請來電。',
        `小提單號碼 ${bill.house}，大提單號碼 ${bill.master}，櫃號 ${containers[0]?.no}，封條 ${containers[0]?.seal}。`,
        `賣方：${seller.name}　地址：${addressLine(seller)}`,
        `買方：${buyer.name}　地址：${addressLine(buyer)}`,
        '製造廠：同賣方',
        `送貨地點：${shipTo.name}　地址：${addressLine(shipTo)}`,
        `裝櫃地點：${stuffing.name}　地址：${addressLine(stuffing)}`,
        `併櫃公司：${consolidator.name}　地址：${addressLine(consolidator)}`,
        `進口商及收貨人 IRS NO.：${bill.importerNo}`,
        `貨品：${bill.lines.map((line) => `${line.text}（稅則號列 ${dotted(line.hts)}）`).join('、')}，皆為台灣製造。`,
        '請於今日下午三點前回傳，謝謝。',
      ],
    },
    [isf10Truth({ ...bill, manufacturer: bill.seller, consigneeNo: bill.importerNo })],
  );
};

/** A declaration of a forwarder in Hai Phong in an old Word file: numbered rows, then goods with the code behind the quantity. */
const haiPhongForm: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'garment', lines: 3 });
  return single(
    {
      kind: 'word',
      format: 'doc',
      blocks: [
        { text: 'PHIẾU CUNG CẤP THÔNG TIN KHAI ISF', bold: true, size: 14, align: 'center' },
        `Ngày tàu chạy: ${bill.departure} – Tên tàu: ${bill.vessel} ${bill.voyage}`,
        {
          table: [
            ['Số booking', bill.booking],
            ['Số MBL', bill.master],
            ['Số HBL', dashed(bill)],
            ['Số cont / số chì', `${bill.containers[0]?.no} / ${bill.containers[0]?.seal}`],
            ['Người bán hàng', addressBlock(bill.seller)],
            ['Người mua hàng', addressBlock(bill.buyer)],
            ['Nhà máy sản xuất', addressBlock(bill.manufacturer)],
            ['Địa điểm giao hàng cuối cùng tại Mỹ', addressBlock(bill.shipTo)],
            ['Địa điểm đóng hàng vào container', addressBlock(bill.stuffing)],
            ['Công ty gom hàng', addressBlock(bill.consolidator)],
            ['Mã số thuế nhà nhập khẩu (EIN)', bill.importerNo],
            ['Mã số thuế người nhận hàng (EIN)', bill.consigneeNo],
          ],
        },
        {
          table: [
            ['STT', 'Tên hàng hóa', 'ĐVT', 'Số lượng', 'Mã HS', 'Xuất xứ'],
            ...bill.lines.map((line, at) => [
              String(at + 1),
              line.text,
              'PCS',
              String(line.pieces),
              dotted(line.hts),
              'Việt Nam',
            ]),
          ],
        },
        `Người lập phiếu: ${bill.seller.contact} – ĐT ${bill.seller.phone}`,
      ],
    },
    [isf10Truth(bill)],
  );
};

/** An invoice of Istanbul with Turkish and English labels and codes of twelve digits. */
const istanbulInvoice: Family = (random) => {
  const made = shipment(random, { origin: 'IN', trade: 'ceramics', lines: 3 });
  const seller = turkishCompany(random, 'SERAMIK');
  const bill = { ...made, seller, lines: made.lines.map((line) => ({ ...line, origin: 'TR' })) };
  const house = `${bill.scac}IST26${random.digits(5)}`;
  const html = htmlPage(
    `<div style="display:flex"><div style="flex:1"><b>${seller.name}</b><br>${seller.street}<br>${seller.zip} ${seller.city} / ${seller.countryText}<br>Vergi No: ${seller.taxNo} Tel: ${seller.phone}</div><div><h1>TİCARİ FATURA<br>COMMERCIAL INVOICE</h1></div></div>
    <table><tr><td>${box('Alıcı / Buyer', addressBlock(bill.buyer))}</td><td>${box('Teslim yeri / Delivery address', addressBlock(bill.shipTo))}</td><td>Fatura No / Invoice No: ${bill.invoice}<br>Tarih / Date: 14.11.2026<br>Sipariş / Order: ${bill.order}<br>Konşimento / House B/L: ${house}<br>Konteyner: ${bill.containers[0]?.no}</td></tr></table><br>
    <table><thead>${row(['No', 'Malın cinsi / Description', 'Miktar / Qty', 'GTİP / HS Code', 'Birim fiyat / Unit price', 'Tutar / Amount'], 'th')}</thead><tbody>${bill.lines
      .map((line, at) =>
        row([
          String(at + 1),
          line.text,
          `${line.pieces} AD`,
          `${dotted(line.hts)}.00`,
          `${line.price} USD`,
          `${line.amount} USD`,
        ]),
      )
      .join('')}</tbody></table>
    <p>Menşei / Country of origin: TURKEY. Teslim şekli / Incoterms: FOB Ambarlı.</p><p><small>IBAN: TR${random.digits(24)}</small></p>`,
  );
  return {
    files: [{ name: 'file', content: printedPage(html) }],
    truth: [commercial({ ...bill, house }, ['seller', 'buyer', 'shipTo'])],
  };
};

/** Export invoice of Mumbai, every text placed: two pages with the heads repeated, numbers of many other kinds. */
const mumbaiInvoice: Family = (random) => {
  const bill = shipment(random, { origin: 'IN', trade: 'hardware', lines: 6 });
  const at = (x: number, y: number, label: string, values: readonly string[]): DrawnText[] => [
    { x, y, text: label, size: 6.5, bold: true },
    ...values.map((text, index) => ({ x, y: y + 10 + index * 10.5, text, size: 8 })),
  ];
  const columns = [30, 55, 290, 350, 430, 500];
  const cells = (page: number, y: number, values: string[], bold = false): DrawnText[] =>
    values.map((text, index) => ({ x: columns[index] ?? 0, y, text, size: 8, page, bold }));
  const head = ['Sr.', 'Description of Goods', 'Qty (Pcs)', 'RITC / HS Code', 'Rate USD', 'Amount USD'];
  const line = (page: number, y: number, index: number) => {
    const one = bill.lines[index];
    return one
      ? cells(page, y, [String(index + 1), one.text, String(one.pieces), one.hts.slice(0, 8), one.price, one.amount])
      : [];
  };
  return single(
    {
      kind: 'drawn',
      texts: [
        { x: 200, y: 24, text: 'EXPORT INVOICE CUM PACKING LIST', size: 12, bold: true },
        ...at(30, 48, 'Exporter', blockLines(bill.seller)),
        ...at(310, 48, 'Invoice No. & Date', [`${bill.invoice} dt. 12.11.2026`]),
        ...at(450, 48, 'IEC No.', [`03${random.digits(8)}`]),
        ...at(310, 78, "Buyer's Order No. & Date", [`${bill.order} dt. 02.09.2026`]),
        ...at(450, 78, 'GSTIN', [bill.seller.taxNo]),
        ...at(310, 108, 'S/Bill No. & Date', [`${random.digits(7)} dt. 13.11.2026`]),
        ...at(450, 108, 'Booking No.', [bill.booking]),
        ...at(30, 138, 'Consignee', blockLines(bill.buyer)),
        ...at(310, 138, 'HBL No. & Date', [`${bill.house} dt. 16.11.2026`]),
        ...at(310, 168, 'MBL No. & Date', [`${bill.master} dt. 16.11.2026`]),
        ...at(310, 198, 'Country of Origin of Goods', ['INDIA']),
        ...at(450, 198, 'Country of Final Destination', ['U.S.A.']),
        ...at(30, 228, 'Vessel / Voyage', [`${bill.vessel} ${bill.voyage}`]),
        ...at(170, 228, 'Port of Loading', [bill.loading.name]),
        ...at(310, 228, 'Port of Discharge', [bill.discharge.name]),
        ...cells(1, 270, head, true),
        ...line(1, 300, 0),
        ...line(1, 420, 1),
        ...line(1, 540, 2),
        { x: 400, y: 740, text: 'Continued on page 2', size: 7 },
        { x: 30, y: 30, text: `Invoice No. ${bill.invoice}`, size: 8, page: 2 },
        { x: 500, y: 30, text: 'Page 2 of 2', size: 8, page: 2 },
        ...cells(2, 60, head, true),
        ...line(2, 90, 3),
        ...line(2, 130, 4),
        ...line(2, 170, 5),
        ...cells(2, 210, ['', 'TOTAL', String(sum(bill.lines.map((one) => one.pieces)))], true),
        {
          x: 30,
          y: 260,
          text: `LUT ARN AD${random.digits(12)}P. We declare that this invoice shows the actual price.`,
          size: 7,
          page: 2,
        },
      ],
    },
    [commercial(bill, ['seller', 'buyer'])],
  );
};

/** A house bill that has SCAC and number in boxes of their own, beside booking and carrier's bill. */
const splitNumber: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'plastic', lines: 2 });
  const cell = (label: string, text: string, span = 1) => `<td colspan="${span}">${box(label, text)}</td>`;
  const html = htmlPage(
    `<h1>OCEAN BILL OF LADING</h1><table>
    <tr>${cell('SHIPPER/EXPORTER 托运人', addressBlock(bill.seller), 2)}${cell('SCAC CODE', bill.scac)}${cell('HOUSE B/L NO. 分单号', numberOf(bill))}</tr>
    <tr>${cell('CONSIGNEE 收货人', addressBlock(bill.buyer), 2)}${cell('BOOKING NO.', bill.booking)}${cell('CARRIER B/L NO.', bill.master)}</tr>
    <tr>${cell('NOTIFY PARTY 通知人', 'SAME AS CONSIGNEE', 2)}${cell('EXPORT REFERENCES', `${bill.order}\n${bill.invoice}`, 2)}</tr>
    <tr>${cell('VESSEL/VOYAGE', `${bill.vessel} ${bill.voyage}`)}${cell('PORT OF LOADING', bill.loading.text)}${cell('PORT OF DISCHARGE', bill.discharge.text, 2)}</tr>
    <tr>${cell('MARKS & NOS / CONTAINER', `${bill.containers[0]?.no}\n${bill.containers[0]?.seal}\nN/M`)}${cell('DESCRIPTION OF PACKAGES AND GOODS', `${sum(bill.lines.map((line) => line.cartons))} CARTONS OF\n${bill.lines.map((line) => `${line.text}\nHS:${line.hts}`).join('\n')}\nMADE IN CHINA\nFREIGHT COLLECT`, 2)}${cell('GROSS WEIGHT', `${sum(bill.lines.map((line) => line.weight)).toFixed(3)}KGS`)}</tr></table>`,
  );
  return { files: [{ name: 'file', content: printedPage(html) }], truth: [commercial(bill, ['seller', 'buyer'])] };
};

/** Shipments one below the other in a sheet, labels in the cells of the values, numbers with dashes. */
const stackedBlocks: Family = (random) => {
  const bills = ['toys', 'kitchen', 'lighting'].map((trade) => shipment(random, { origin: 'CN', trade, lines: 2 }));
  return single(
    {
      kind: 'sheet',
      format: 'xlsx',
      sheets: [
        {
          name: '12月',
          rows: [
            ['美线ISF资料汇总'],
            ...bills.flatMap((bill, at) => [
              [],
              [`第${at + 1}票`, `预计开船：${bill.departure}`, `船名航次：${bill.vessel} ${bill.voyage}`],
              [`分单号：${dashed(bill)}`, `主单号：${bill.master}`, `柜号：${bill.containers[0]?.no}`],
              [`卖方：${oneLine(bill.seller)}`],
              [`买方：${oneLine(bill.buyer)}`],
              [`生产商：${oneLine(bill.manufacturer)}`],
              [`送货地址：${oneLine(bill.shipTo)}`],
              [`装柜地址：${oneLine(bill.stuffing)}`],
              [`拼柜公司：${oneLine(bill.consolidator)}`],
              [`进口商EIN：${bill.importerNo}`, `收货人EIN：${bill.consigneeNo}`],
              [`商品编码：${bill.lines.map((line) => dotted6(line.hts)).join(' / ')}`, '产地：中国'],
            ]),
          ],
        },
      ],
    },
    bills.map((bill) => isf10Truth(bill)),
  );
};

/** A mail in English prose, without labels before the parties. */
const proseMail: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'garment', lines: 2 });
  const goods = bill.lines.map((line) => `${line.text.toLowerCase()} (HTS US: ${dotted(line.hts)})`).join(' and ');
  return single(
    {
      kind: 'word',
      format: 'docx',
      blocks: [
        'Hi Lisa,',
        `Please arrange the ISF for our shipment ex ${bill.loading.name}, ETD ${bill.departure}. It moves under carrier bill ${bill.master}, booking ${bill.booking}; please file against our AMS B/L ${bill.house}. Our invoice is ${bill.invoice}, the customer's order ${bill.order}.`,
        `The seller is ${plain(oneLine(bill.seller))}.`,
        `The buyer is ${oneLine(bill.buyer)}.`,
        `The cargo will be delivered to ${oneLine(bill.shipTo)}.`,
        `The load is ${goods}, all made in Vietnam, ${sum(bill.lines.map((line) => line.cartons))} cartons in container ${bill.containers[0]?.no}.`,
        `The importer's EIN is ${bill.importerNo}.`,
        'Thanks and best regards,',
        `${bill.seller.contact} | ${bill.seller.phone} | ${bill.seller.email}`,
      ],
    },
    [
      joinTruth(commercial(bill, ['seller', 'buyer', 'shipTo']), {
        importerId: `${bill.importerNo}00`,
        _ignore: ['consigneeId'],
      }),
    ],
  );
};

/** A list over two landscape pages: master bill and container stand before the house bill, two codes in a cell. */
const longList: Family = (random) => {
  const trades = ['toys', 'kitchen', 'lighting', 'hardware', 'plastic', 'furniture', 'auto', 'garment', 'ceramics'];
  const bills = trades.map((trade) => shipment(random, { origin: 'CN', trade, lines: 2 }));
  const html = htmlPage(
    `<h1>ISF LIST – CONSOL ${random.digits(6)}</h1><table><thead>${row(['No.', 'Ocean B/L', 'Container', 'House B/L', 'Shipper name & address', 'Consignee name & address', 'Cargo', 'HS Code', 'Made in', 'Pkgs'], 'th')}</thead><tbody>${bills
      .map((bill, at) =>
        row([
          String(at + 1),
          bill.master,
          bill.containers[0]?.no ?? '',
          bill.house,
          addressBlock(bill.seller),
          addressBlock(bill.buyer),
          bill.lines.map((line) => line.text).join('\n'),
          bill.lines.map((line) => dotted6(line.hts)).join('\n'),
          'CHINA',
          String(sum(bill.lines.map((line) => line.cartons))),
        ]),
      )
      .join('')}</tbody></table>`,
    'tr { break-inside: avoid }',
  );
  return {
    files: [{ name: 'file', content: printedPage(html, true) }],
    truth: bills.map((bill) => commercial(bill, ['seller', 'buyer'])),
  };
};

/** Bilingual boxes in an old Word file; the number has blanks, codes stand in square brackets behind the goods. */
const bilingualBoxes: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'furniture', lines: 2 });
  const cell = (label: string, value: string) => `${label}\n${value}`;
  return single(
    {
      kind: 'word',
      format: 'doc',
      blocks: [
        { text: 'CHI TIẾT LÀM BILL / DETAILS OF BILL', bold: true, size: 13 },
        {
          table: [
            [
              cell('Người gửi hàng / Shipper', addressBlock(bill.seller)),
              cell('Số vận đơn / House B/L No.', `${bill.scac} ${bill.house.slice(4, 7)} ${bill.house.slice(7)}`),
            ],
            [
              cell('Người nhận hàng / Consignee', addressBlock(bill.buyer)),
              cell('Số đặt chỗ / Booking No.', bill.booking),
            ],
            [
              cell('Bên được thông báo / Notify party', addressBlock(bill.notify)),
              cell('Số hợp đồng / Contract No.', bill.order),
            ],
            [cell('Cảng xếp / POL', bill.loading.text), cell('Cảng dỡ / POD', bill.discharge.text)],
            [
              cell(
                'Mô tả hàng hóa / Description',
                bill.lines.map((line) => `${line.text} [${dotted(line.hts)}]`).join('\n'),
              ),
              cell('Trọng lượng / G.W.', `${sum(bill.lines.map((line) => line.weight)).toFixed(2)} KGS`),
            ],
            [
              cell('Số container – Số seal', `${bill.containers[0]?.no} – ${bill.containers[0]?.seal}`),
              cell('Nước xuất xứ / Origin', 'VIETNAM'),
            ],
          ],
        },
      ],
    },
    [commercial(bill, ['seller', 'buyer'])],
  );
};

/** A traditional Chinese sheet of Hong Kong: SCAC and number in two cells below their headings, codes below one label. */
const hongKongSheet: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'auto', lines: 3, seller: 'HK' });
  const party = (label: string, one: Party) => [
    [label, '名稱', one.name],
    [null, '地址', one.street],
    [null, '城市/國家', cityLine(one)],
  ];
  return single(
    {
      kind: 'sheet',
      format: 'xls',
      sheets: [
        {
          name: 'ISF',
          rows: [
            ['美國海關 ISF 申報表', null, null, null, '※ 提單號須與AMS一致'],
            ['SCAC', '分提單 H.B/L NO.', '主提單 M.B/L NO.', '訂艙號 S/O NO.', '開船日'],
            [bill.scac, numberOf(bill), bill.master, bill.booking, bill.departure],
            [],
            ...party('賣方', bill.seller),
            ...party('買方', bill.buyer),
            ...party('生產商', bill.manufacturer),
            ...party('收貨地', bill.shipTo),
            ...party('裝櫃地', bill.stuffing),
            ...party('拼箱商', bill.consolidator),
            [],
            ['進口商稅號', null, bill.importerNo],
            ['收貨人稅號', null, bill.consigneeNo],
            ['貨物稅號 HTS US', '貨名', '產地'],
            ...bill.lines.map((line) => [`${dotted6(line.hts)}.${line.hts.slice(6, 8)}`, line.text, '中國']),
            [],
            [`共 ${sum(bill.lines.map((line) => line.cartons))} 箱`, null, '2026-11-20 製表'],
          ],
        },
      ],
    },
    [isf10Truth(bill)],
  );
};

/** Written for the numbers of bills and the codes of goods, after the errors of h01 to h68 had been read. */
export const ABROAD: Record<string, Family> = {
  h71_margin_notes: marginNotes,
  h72_repeated_heads: repeatedHeads,
  h73_taipei_mail: taipeiMail,
  h74_hai_phong_form: haiPhongForm,
  h75_istanbul_invoice: istanbulInvoice,
  h76_mumbai_invoice: mumbaiInvoice,
  h77_split_number: splitNumber,
  h78_stacked_blocks: stackedBlocks,
  h79_prose_mail: proseMail,
  h80_long_list: longList,
  h81_bilingual_boxes: bilingualBoxes,
  h82_hong_kong_sheet: hongKongSheet,
};
