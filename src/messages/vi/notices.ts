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
    body: 'Các tờ khai đầu tiên có phí thấp hơn {{fee}} ¥ mỗi vận đơn. Ưu đãi dành cho doanh nghiệp chưa nạp tiền lần nào.',
    buy: 'Mua ngay',
    never: 'Đóng và không nhắc lại',
  },
  desk: {
    preview: 'Xem trước',
    notIn: 'Không hiện ở ngôn ngữ này vì chưa có tiêu đề và nội dung.',
    window: 'Hiện từ {{from}} đến {{to}}.',
    noEnd: 'khi có thông báo mới',
    endsBefore: 'Thời điểm kết thúc sớm hơn thời điểm bắt đầu.',
    noEnterprise: 'Không có doanh nghiệp nào mang mã này.',
    amsNoKnown: 'Số này đã có trong danh sách. Muốn sửa thời gian, hãy xóa số này trước.',
    unknownVariable: 'Biến không có trong câu có sẵn: {{names}}.',
    missingVariable: 'Còn thiếu biến: {{names}}. Hãy viết trong hai cặp ngoặc nhọn như câu có sẵn.',
    markup:
      'Được dùng: <p> <br> <b> <i> <u> <ul> <ol> <li> <a href>; phần khác sẽ bị xóa. Phiên bản: mỗi dòng một thay đổi.',
  },
  amsImport: {
    title: 'Nhập danh sách',
    lead: 'Tệp CSV hoặc Excel có cột “Số vận đơn AMS” (amsNo), có thể thêm cột “Thời gian khai” (filedAt). Tờ khai của các số này có phí {{fee}} ¥.',
    choose: 'Chọn tệp',
    found_other: '{{count}} số vận đơn',
    new: '{{count}} số mới',
    known: '{{count}} số đã có trong danh sách',
    errors_other: '{{count}} dòng không nhập được. Hãy sửa tệp rồi chọn lại.',
    row: 'Dòng {{row}}: {{value}}',
    save_other: 'Nhập {{count}} số',
    done_other: 'Đã nhập {{count}} số.',
    nothing: 'Mọi số đều đã có trong danh sách.',
  },
};
