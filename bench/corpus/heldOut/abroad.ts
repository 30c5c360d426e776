import { printedPage, single, type DrawnText, type Family } from '../content.ts';
import { box, htmlPage, row } from '../html.ts';
import { addressBlock, blockLines, oneLine, plain, type Party } from '../parties.ts';
import type { Random } from '../random.ts';
import { dotted, dotted6, shipment, sum, type SampleShipment } from '../shipments.ts';
import { commercial, isf10Truth, joinTruth } from '../truth.ts';

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

/** Of India and Turkey, in English and several languages: written for the numbers of bills and the codes of goods. */
export const ABROAD: Record<string, Family> = {
  h75_istanbul_invoice: istanbulInvoice,
  h76_mumbai_invoice: mumbaiInvoice,
  h77_split_number: splitNumber,
  h78_stacked_blocks: stackedBlocks,
  h79_prose_mail: proseMail,
  h81_bilingual_boxes: bilingualBoxes,
};
