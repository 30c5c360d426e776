import type { Shape } from '../shape.ts';
import type { human as english } from '../en/human.ts';

export const human: Shape<typeof english> = {
  code: 'Mã xác minh',
  send: 'Gửi mã',
  sendAgain: 'Gửi lại mã',
  wait: 'Gửi lại sau {{seconds}} giây',
  checking: 'Đang kiểm tra bạn không phải robot',
  sending: 'Đang gửi mã',
  sentEmail: 'Mã 6 chữ số đã được gửi đến {{address}}, có hiệu lực trong 10 phút.',
  sentSms: 'Mã 6 chữ số đã được gửi qua tin nhắn đến {{address}}, có hiệu lực trong 10 phút.',
  missing: 'Hãy nhập mã 6 chữ số',
  otherWay: 'Xác minh bằng cách khác',
  picture: 'Nhập các chữ số trong hình',
  pictureAlt: 'Hình gồm năm chữ số. Nếu không nhìn thấy, hãy dùng câu hỏi.',
  asQuestion: 'Dùng câu hỏi',
  asPicture: 'Dùng hình ảnh',
  another: 'Hình khác',
  answer: 'Câu trả lời',
  confirm: 'Xác nhận và gửi mã',
  failed: 'Không tải được phần xác minh. Hãy thử lại sau.',
};
