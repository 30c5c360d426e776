import type { validation as en } from './en.ts';
import type { Shape } from './shape.ts';

export const validation = {
  required: 'Hãy điền mục này.',
  atLeastOneRow: 'Danh sách đang trống. Hãy thêm ít nhất một dòng.',
  choice: '“{{value}}” không có trong các lựa chọn. Hãy chọn từ danh sách.',
  date: 'Ngày không hợp lệ. Hãy nhập dạng YYYY-MM-DD, ví dụ 2026-08-31.',
  dateTime: 'Thời gian không hợp lệ. Hãy nhập dạng YYYY-MM-DD HH:mm:ss, ví dụ 2026-08-31 18:00:00.',
  period: 'Chọn khoảng thời gian tối đa ba năm, ngày kết thúc không trước ngày bắt đầu.',
  outerSpaces: 'Hãy xóa khoảng trắng ở đầu hoặc cuối.',
  charset: {
    customs:
      'Hãy xóa “{{characters}}”: hải quan chỉ nhận chữ in hoa không dấu, chữ số, dấu cách và dấu câu, trừ * và ~.',
    upperAlphanumeric: 'Chỉ dùng chữ in hoa không dấu và chữ số, không có dấu cách. Hãy xóa “{{characters}}”.',
    hs: 'Mã HS gồm 6 chữ số. Hãy xóa “{{characters}}”.',
    upperAscii: 'Chỉ dùng chữ in hoa không dấu, chữ số và ký hiệu bàn phím. Hãy xóa “{{characters}}”.',
    digits: 'Chỉ dùng chữ số 0–9. Hãy xóa “{{characters}}”.',
  },
  minLength: 'Quá ngắn ({{length}} ký tự). Hãy nhập ít nhất {{min}} ký tự.',
  maxLength: 'Quá dài ({{length}} ký tự). Hãy rút còn tối đa {{max}} ký tự.',
  invisible: 'Văn bản có ký tự không nhìn thấy. Hãy chọn ô này rồi rời đi, chúng sẽ bị xóa.',
} satisfies Shape<typeof en>;
