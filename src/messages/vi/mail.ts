import type { mail as en } from '../en/mail.ts';
import type { Shape } from '../shape.ts';

export const mail = {
  layout: {
    linkHelp: 'Nếu nút không hoạt động, hãy sao chép địa chỉ này vào trình duyệt:',
    automatic: 'Đây là thư tự động của TenPlusTwo. Vui lòng không trả lời thư này.',
    unsubscribe: 'Ngừng nhận các thông báo này',
  },
  notices: {
    test: {
      subject: 'Thư thử nghiệm từ TenPlusTwo',
      body: '{{name}} đã gửi thư này để kiểm tra thông báo của {{enterprise}} có đến được địa chỉ này hay không.\n\nBạn không cần làm gì thêm.',
      button: 'Mở cài đặt email',
    },
  },
} as const satisfies Shape<typeof en>;
