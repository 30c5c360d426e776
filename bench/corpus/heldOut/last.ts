import { printedPage, single, type DrawnText, type Family } from '../content.ts';
import { escaped, htmlPage, lines } from '../html.ts';
import { addressBlock, addressLine, blockLines, oneLine, type Party } from '../parties.ts';
import { dotted, dotted10, dotted6, shipment, sum } from '../shipments.ts';
import { commercial, isf10Truth, joinTruth } from '../truth.ts';

/** 9403 60 8081. */
const spaced = (hts: string) => `${hts.slice(0, 4)} ${hts.slice(4, 6)} ${hts.slice(6)}`;

/** A shipping advice of Bangkok: labels and values at tabs, two of them in a line. */
const tabbedAdvice: Family = (random) => {
  const bill = shipment(random, { origin: 'TH', trade: 'auto', lines: 2 });
  const house = `${bill.scac}-BKK-26${random.digits(4)}`;
  return single(
    {
      kind: 'word',
      format: 'docx',
      header: `${bill.seller.name}  ${bill.seller.phone}`,
      blocks: [
        { text: 'SHIPPING ADVICE', bold: true, size: 15, align: 'center' },
        `DATE : ${bill.departure}\tOUR REF : ${bill.invoice}`,
        `P/O NO. : ${bill.order}\tL/C NO. : -`,
        'WE ARE PLEASED TO ADVISE THE FOLLOWING SHIPMENT',
        `SHIPPER : ${bill.seller.name}`,
        `          ${addressLine(bill.seller)}`,
        `CONSIGNEE : ${bill.buyer.name}`,
        `          ${addressLine(bill.buyer)}`,
        `FEEDER VESSEL : ${bill.vessel} ${bill.voyage}\tETD : ${bill.departure}`,
        `M-B/L NO. : ${bill.master}\tH-B/L NO. : ${house}`,
        `CONTAINER/SEAL : ${bill.containers[0]?.no}/${bill.containers[0]?.seal}\tBOOKING : ${bill.booking}`,
        ...bill.lines.map(
          (line, at) => `${at + 1}) ${line.pieces} PCS OF ${line.text} (H.S. CODE ${dotted6(line.hts)})`,
        ),
        `GROSS WEIGHT : ${sum(bill.lines.map((line) => line.weight)).toFixed(2)} KGS`,
        'COUNTRY OF ORIGIN : THAILAND',
      ],
    },
    [commercial({ ...bill, house }, ['seller', 'buyer'])],
  );
};

/** An invoice of a Vietnamese factory: headings in two rows, the code behind the quantities, the bill at the bottom. */
const groupedHeads: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'furniture', lines: 4 });
  return single(
    {
      kind: 'sheet',
      format: 'xlsx',
      sheets: [
        {
          name: 'INV-PKL',
          merges: ['A1:H1', 'A2:H2', 'D9:E9'],
          rows: [
            [bill.seller.name],
            [`Địa chỉ: ${addressLine(bill.seller)}`],
            ['HÓA ĐƠN KIÊM PHIẾU ĐÓNG GÓI / INVOICE & PACKING LIST'],
            ['Số hóa đơn', bill.invoice, null, 'Ngày', bill.departure],
            ['Người mua', bill.buyer.name],
            [null, addressLine(bill.buyer)],
            ['Giao hàng đến', oneLine(bill.shipTo)],
            [],
            ['STT', 'Mã hàng', 'Tên hàng', 'Số lượng', null, 'Mã HS (8 số)', 'Đơn giá', 'Thành tiền'],
            [null, null, null, 'Cái', 'Thùng', null, 'USD', 'USD'],
            ...bill.lines.map((line, at) => [
              at + 1,
              line.item,
              line.text,
              line.pieces,
              line.cartons,
              Number(line.hts.slice(0, 8)),
              Number(line.price),
              Number(line.amount),
            ]),
            ['Tổng cộng', null, null, sum(bill.lines.map((line) => line.pieces))],
            [`Số vận đơn (HBL): ${bill.house}`, null, null, `Số cont: ${bill.containers[0]?.no}`],
            ['Xuất xứ: Việt Nam'],
          ],
        },
      ],
    },
    [commercial(bill, ['seller', 'buyer', 'shipTo'])],
  );
};

/** A pre-alert of Taiwan: the house bill without its issuer's letters beside the number for customs. */
const preAlertOfTaiwan: Family = (random) => {
  const bill = shipment(random, { origin: 'TW', trade: 'kitchen', lines: 2 });
  const number = `KHH26${random.digits(6)}`;
  const house = `${bill.scac}${number}`;
  const pair = (one: [string, string], other: [string, string]) =>
    `<tr><th>${one[0]}</th><td>${lines(one[1])}</td><th>${other[0]}</th><td>${lines(other[1])}</td></tr>`;
  const html = htmlPage(
    `<h1>出口預報 PRE-ALERT</h1><table>
    ${pair(['船公司 S/O', bill.booking], ['結關日', bill.departure])}
    ${pair(['主提單 M-B/L', bill.master], ['分提單 H-B/L', number])}
    ${pair(['AMS B/L', house], ['櫃號', bill.containers[0]?.no ?? ''])}
    ${pair(['出貨人', addressBlock(bill.seller)], ['受貨人', addressBlock(bill.buyer)])}
    ${pair(['裝貨港', bill.loading.text], ['卸貨港', bill.discharge.text])}
    ${pair(['品名', bill.lines.map((line) => line.text).join('\n')], ['稅則號別', bill.lines.map((line) => dotted10(line.hts)).join('\n')])}
    ${pair(['件數', `${sum(bill.lines.map((line) => line.cartons))} CTNS`], ['原產地', '台灣'])}</table>
    <p>備註：請於到港前通知受貨人，謝謝。</p>`,
    'th { width: 14%; background: #eef }',
  );
  return {
    files: [{ name: 'file', content: printedPage(html) }],
    truth: [commercial({ ...bill, house }, ['seller', 'buyer'])],
  };
};

/** A list of a consolidator in Ningbo: entry numbers of the warehouse, further goods of a bill in rows below it. */
const warehouseList: Family = (random) => {
  const bills = ['plastic', 'hardware', 'lighting', 'toys'].map((trade) =>
    shipment(random, { origin: 'CN', trade, lines: 2 }),
  );
  return single(
    {
      kind: 'sheet',
      format: 'xls',
      sheets: [
        {
          name: '拼箱清单',
          rows: [
            ['宁波拼箱清单', null, `主单 ${bills[0]?.master}`],
            ['序号', '进仓编号', '分提单号', '发货人', '收货人', '件数', '毛重', '英文品名', 'HS编码', '原产国'],
            ...bills.flatMap((bill, at) => {
              const [first, second] = bill.lines;
              return [
                [
                  at + 1,
                  `NB26${random.digits(6)}`,
                  bill.house,
                  oneLine(bill.seller),
                  oneLine(bill.buyer),
                  first?.cartons ?? 0,
                  Number(first?.weight),
                  first?.text ?? '',
                  dotted(first?.hts ?? ''),
                  '中国',
                ],
                [
                  null,
                  null,
                  null,
                  null,
                  null,
                  second?.cartons ?? 0,
                  Number(second?.weight),
                  second?.text ?? '',
                  dotted(second?.hts ?? ''),
                  '中国',
                ],
              ];
            }),
          ],
        },
      ],
    },
    bills.map((bill) => commercial(bill, ['seller', 'buyer'])),
  );
};

/** A draft bill of Nhava Sheva with its goods on an attached sheet; marks, weights and orders beside the codes. */
const attachedSheet: Family = (random) => {
  const bill = shipment(random, { origin: 'IN', trade: 'garment', lines: 4 });
  const at = (x: number, y: number, label: string, values: readonly string[]): DrawnText[] => [
    { x, y, text: label, size: 6 },
    ...values.map((text, index) => ({ x: x + 3, y: y + 10 + index * 11, text, size: 8.5 })),
  ];
  return single(
    {
      kind: 'drawn',
      texts: [
        { x: 40, y: 30, text: bill.consolidator.name, size: 13, bold: true },
        { x: 380, y: 32, text: 'DRAFT - MULTIMODAL TRANSPORT DOCUMENT', size: 8 },
        ...at(40, 60, 'Consignor', blockLines(bill.seller)),
        ...at(330, 60, 'MTD Number (House B/L)', [bill.house]),
        ...at(330, 90, 'Shipment Reference No.', [`SR/26/${random.digits(5)}`]),
        ...at(330, 120, 'Carrier Booking', [bill.booking]),
        ...at(460, 120, 'Carrier B/L', [bill.master]),
        ...at(40, 140, 'Consignee (or order)', blockLines(bill.buyer)),
        ...at(40, 220, 'Notify Address', ['SAME AS CONSIGNEE']),
        ...at(40, 260, 'Vessel', [`${bill.vessel} ${bill.voyage}`]),
        ...at(200, 260, 'Port of Loading', [bill.loading.name]),
        ...at(330, 260, 'Port of Discharge', [bill.discharge.name]),
        ...at(40, 310, 'Container No. / Seal', [bill.containers[0]?.no ?? '', bill.containers[0]?.seal ?? '']),
        ...at(200, 310, 'Kind of packages, description of goods', [
          `${sum(bill.lines.map((line) => line.cartons))} CARTONS`,
          'READYMADE GARMENTS AS PER ATTACHED SHEET',
          `SB NO. ${random.digits(7)} DT. 12.11.2026`,
          'FREIGHT COLLECT',
        ]),
        { x: 40, y: 40, text: `ATTACHED SHEET TO ${bill.house}`, size: 10, bold: true, page: 2 },
        ...bill.lines.flatMap((line, index): DrawnText[] => [
          { x: 40, y: 70 + index * 46, text: `${index + 1}. ${line.text}`, page: 2 },
          { x: 52, y: 82 + index * 46, text: `H.S. CODE NO. ${line.hts.slice(0, 8)}  QTY ${line.pieces} PCS`, page: 2 },
          { x: 52, y: 94 + index * 46, text: `P.O. NO. ${random.digits(6)}  G.W. ${line.weight} KGS`, page: 2 },
        ]),
        { x: 40, y: 290, text: 'GOODS ARE OF INDIAN ORIGIN', page: 2 },
      ],
    },
    [commercial(bill, ['seller', 'buyer'])],
  );
};

/** A memo in an old Word file: each element a heading with its value below, codes with blanks. */
const memo: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'ceramics', lines: 3 });
  const party = (label: string, one: Party) => [{ text: label, bold: true }, addressBlock(one)];
  return single(
    {
      kind: 'word',
      format: 'doc',
      footer: `${bill.agent.name} - ${bill.agent.phone}`,
      blocks: [
        { text: 'MEMO', bold: true, size: 16 },
        `To: Import department      From: ${bill.agent.contact}      Re: ISF for file ${random.digits(6)}`,
        { text: 'House bill to be matched in AMS', bold: true },
        `${bill.scac} ${bill.house.slice(4)}`,
        { text: 'Ocean carrier bill', bold: true },
        bill.master,
        ...party('Seller (owner)', bill.seller),
        ...party('Buyer (owner)', bill.buyer),
        ...party('Manufacturer or supplier', bill.manufacturer),
        ...party('Ship-to', bill.shipTo),
        ...party('Where the container was stuffed', bill.stuffing),
        ...party('Consolidator or stuffer', bill.consolidator),
        { text: 'Importer of record number / consignee number', bold: true },
        bill.importerNo,
        { text: 'Commodity HTSUS numbers', bold: true },
        bill.lines.map((line) => `${spaced(line.hts)} ${escaped(line.text.toLowerCase())}`).join('\n'),
        { text: 'Country of origin', bold: true },
        'China',
      ],
    },
    [joinTruth(isf10Truth({ ...bill, consigneeNo: bill.importerNo }))],
  );
};

/** Written after the errors of h71 to h82 had been read. */
export const LAST: Record<string, Family> = {
  h83_tabbed_advice: tabbedAdvice,
  h84_grouped_heads: groupedHeads,
  h85_pre_alert: preAlertOfTaiwan,
  h86_warehouse_list: warehouseList,
  h87_attached_sheet: attachedSheet,
  h88_memo: memo,
};
