import { printedPage, single, type Family } from '../content.ts';
import { htmlPage, row } from '../html.ts';
import { addressBlock, addressLine, cityLine, oneLine, type Party } from '../parties.ts';
import { dotted, dotted6, shipment, sum, type SampleShipment } from '../shipments.ts';
import { commercial, isf10Truth } from '../truth.ts';

/** 9403 60 8081. */
const spaced = (hts: string) => `${hts.slice(0, 4)} ${hts.slice(4, 6)} ${hts.slice(6)}`;
/** The number of the house bill, as a document writes it behind its SCAC. */
const numberOf = ({ house }: SampleShipment) => house.slice(4);
/** ABCD-NGB-26012345. */
const dashed = ({ scac, house }: SampleShipment) => `${scac}-${house.slice(4, 7)}-${house.slice(7)}`;

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

/** In Chinese and Vietnamese: written for the numbers of bills and the codes of goods, after the errors of h01 to h68 had been read. */
export const EAST_ASIA: Record<string, Family> = {
  h71_margin_notes: marginNotes,
  h72_repeated_heads: repeatedHeads,
  h73_taipei_mail: taipeiMail,
  h74_hai_phong_form: haiPhongForm,
  h80_long_list: longList,
  h82_hong_kong_sheet: hongKongSheet,
};
