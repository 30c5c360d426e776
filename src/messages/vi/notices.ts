import type { notices as english } from '../en/notices.ts';
import type { Shape } from '../shape.ts';

export const notices: Shape<typeof english> = {
  board: {
    label: 'Thông báo quan trọng',
    count_other: '{{count}} thông báo quan trọng',
    show: 'Mở',
    all_other: 'Xem tất cả ({{count}})',
    first: 'Chỉ xem dòng đầu',
    fold: 'Thu gọn',
  },
  news: {
    label: 'Tin mới và thông báo',
    unread: 'Tin mới và thông báo: có phiên bản mới',
    version: 'Có gì mới trong {{name}}',
    none: 'Chưa có thông báo',
  },
  offer: {
    title: 'Ưu đãi cho khách hàng mới',
    body: 'Các hồ sơ đầu tiên có phí thấp hơn {{fee}} ¥ mỗi vận đơn. Ưu đãi dành cho công ty chưa nạp tiền lần nào.',
    buy: 'Mua ngay',
    never: 'Đóng và không nhắc lại',
  },
};
