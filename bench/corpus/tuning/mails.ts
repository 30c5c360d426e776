import { printedPage, single, type Family } from '../content.ts';
import { escaped, htmlGrid, htmlPage, lines } from '../html.ts';
import { addressBlock, oneLine } from '../parties.ts';
import { code6, dotted6, hsCodes, shipment } from '../shipments.ts';
import { isf10Truth } from '../truth.ts';

/** Body of a mail in Chinese: greeting, labels of the trade, parties in one to three lines. */
export const chineseMail: Family = (random) => {
  const bill = shipment(random, { origin: 'CN', trade: 'garment', lines: 3 });
  return single(
    printedPage(
      htmlPage(
        `<p>发件人: ${bill.seller.contact} &lt;${bill.seller.email}&gt;<br>收件人: ${bill.consolidator.email}<br>主题: 回复: ISF申报资料 ${bill.invoice}</p>
        <p>王经理,您好!</p><p>附上此票ISF申报所需资料,请尽快安排发送,谢谢!</p>
        <p>AMS提单号: ${bill.house}<br>主单号: ${bill.master}<br>船名航次: ${bill.vessel} / ${bill.voyage}<br>开船日: ${bill.departure}</p>
        <p>卖家: ${lines(addressBlock(bill.seller))}</p><p>买家: ${lines(addressBlock(bill.buyer))}</p><p>生产商: 同卖家</p>
        <p>送货方(最终收货地): ${lines(addressBlock(bill.shipTo))}</p><p>装柜地址: ${lines(addressBlock(bill.stuffing))}</p><p>拼箱公司: ${lines(addressBlock(bill.consolidator))}</p>
        <p>进口商税号: ${bill.importerNo}<br>收货人税号: ${bill.consigneeNo}<br>HS编码(前6位): ${hsCodes(bill).join('、')}<br>原产国: 中国</p>
        <p>顺祝商祺<br>${bill.seller.contact}<br>电话: ${bill.seller.phone} 传真: ${bill.seller.fax}</p>`,
      ),
    ),
    [isf10Truth({ ...bill, manufacturer: bill.seller })],
  );
};

/** Body of a mail in Vietnamese: abbreviations, a party in one line. */
export const vietnameseMail: Family = (random) => {
  const bill = shipment(random, { origin: 'VN', trade: 'kitchen', lines: 2 });
  return single(
    printedPage(
      htmlPage(
        `<p>Từ: ${bill.seller.email}<br>Đến: ${bill.consolidator.email}<br>Tiêu đề: Thông tin khai ISF - ${bill.vessel} ${bill.voyage}</p><p>Dear chị Hà,</p>
        <p>Nhờ chị khai ISF giúp em lô hàng sau, tàu chạy ngày ${bill.departure} ạ:</p>
        <p>- HBL: ${bill.house}<br>- MBL: ${bill.master}<br>- Nhà sản xuất: ${escaped(oneLine(bill.manufacturer))}<br>- Người bán hàng: như trên<br>- Người mua hàng: ${escaped(oneLine(bill.buyer))}<br>- Địa điểm giao hàng (ship to): ${escaped(oneLine(bill.shipTo))}<br>- Địa điểm đóng hàng: ${escaped(oneLine(bill.stuffing))}<br>- Người gom hàng lẻ: ${escaped(oneLine(bill.consolidator))}<br>- MST nhà NK (EIN): ${bill.importerNo}<br>- MST người nhận (EIN): ${bill.consigneeNo}<br>- Mã HS: ${bill.lines.map((line) => dotted6(line.hts)).join('; ')}<br>- Nước xuất xứ: Việt Nam</p>
        <p>Cảm ơn chị,<br>${bill.seller.contact}<br>ĐT: ${bill.seller.phone}</p>`,
      ),
    ),
    [isf10Truth({ ...bill, seller: bill.manufacturer })],
  );
};

/** Pre-alert of a consolidator in landscape: one bill in each row, all of one master bill. */
export const preAlert: Family = (random) => {
  const bills = Array.from({ length: 3 }, () => shipment(random, { origin: 'CN', trade: 'plastic', lines: 1 }));
  const [first] = bills;
  const html = htmlPage(
    `<h1>PRE-ALERT / ISF DATA</h1><p>MBL: ${first?.master} &nbsp; Vessel: ${first?.vessel} ${first?.voyage} &nbsp; Container: ${first?.containers[0]?.no}</p>
    ${htmlGrid(
      ['#', 'HB/L no.', 'Seller / MFR', 'Buyer', 'Ship-to', 'HTS', 'C/O', 'IOR no.', 'CNEE no.'],
      bills.map((bill, at) => [
        String(at + 1),
        bill.house,
        addressBlock(bill.seller),
        addressBlock(bill.buyer),
        addressBlock(bill.shipTo),
        bill.lines.map((line) => code6(line.hts)).join('\n'),
        'CN',
        bill.importerNo,
        bill.consigneeNo,
      ]),
    )}`,
  );
  return single(
    printedPage(html, true),
    bills.map((bill) => {
      const truth = isf10Truth({ ...bill, manufacturer: bill.seller }, ['seller', 'manufacturer', 'buyer', 'shipTo']);
      return { ...truth, _ignore: ['stuffing*', 'consolidator*'] };
    }),
  );
};
