import type { match as en } from '../en/match.ts';
import type { Shape } from '../shape.ts';

export const match = {
  title: 'Khớp vận đơn',
  waits: 'Chưa khớp, {{age}}',
  none: 'Hải quan tìm vận đơn sau khi tờ khai được chấp nhận.',
  reminders:
    'Nếu vận đơn chưa khớp, hải quan báo lúc khai và sau 5, 20, 30 ngày. Tờ khai được chấp nhận mà không khớp coi như chưa khai.',
  day: 'sau {{count}} ngày',
  atFiling: 'lúc khai',
  sent: 'đã báo',
  missing: 'đã quá ngày, chưa nhận được',
  next: 'sắp tới',
  doctor: 'Tìm nguyên nhân chưa khớp',
  doctorLead:
    'Các nguyên nhân thường gặp, khả năng cao nhất xếp trước. Hãy kiểm tra từng mục; chỗ cần sửa có thể gửi thành bản sửa.',
  step: 'Nguyên nhân {{step}}/{{count}}',
  useNumber: 'Đổi thành {{amsNo}}',
  useType: 'Đổi thành {{type}}',
  notIt: 'Không phải nguyên nhân này',
  back: 'Quay lại',
  through: 'Không còn nguyên nhân nào khác đã biết. Hãy hỏi bên phát hành vận đơn về số và loại trong tờ khai AMS.',
  again: 'Bắt đầu lại',
  closed: 'Có thể gửi bản sửa sau khi hải quan phản hồi lần trước.',
  waitsFor: 'Chờ {{amsNo}} bị xóa',
  toComplete: 'Cần bổ sung',
  toCompleteHint: 'Hải quan đang lưu tờ khai với dữ liệu linh hoạt. Hãy bổ sung ngay khi có đủ dữ liệu.',
  late: 'Chưa có phản hồi sau {{age}}',
  lateHint:
    'Hải quan thường phản hồi trong vài phút. Hệ thống không tự gửi lại; nếu mãi không có phản hồi, hãy liên hệ bộ phận hỗ trợ.',
  toCompleteIs: { true: 'Chỉ' },
  yes: 'Chỉ tờ khai cần bổ sung',
} satisfies Shape<typeof en>;
