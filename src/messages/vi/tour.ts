import type { tour as en } from '../en/tour.ts';
import type { Shape } from '../shape.ts';

export const tour = {
  label: 'Bắt đầu nhanh',
  next: 'Tiếp',
  done: 'Xong',
  skip: 'Bỏ qua',
  steps: {
    start: {
      title: 'Bắt đầu khai',
      text: 'Nhấn Tạo ISF-10 cho hàng nhập hoặc Tạo ISF-5 cho hàng quá cảnh, hoặc nhập bảng tính có nhiều vận đơn.',
    },
    check: {
      title: 'Cứ điền vào biểu mẫu',
      text: 'Bản nháp tự lưu khi bạn gõ và được kiểm tra theo quy định hải quan. Nhấn F1 trong một mục để xem giải thích.',
    },
    send: {
      title: 'Xem giá trước',
      text: 'Kiểm tra và gửi cho thấy phí của từng vận đơn. Chưa trừ tiền cho đến khi bạn xác nhận.',
    },
    follow: {
      title: 'Theo dõi phản hồi',
      text: 'Mục Đã gửi cho thấy phản hồi của hải quan. Nếu bị từ chối, hãy mở tờ khai để xem lý do và nhấn Sửa.',
    },
  },
} satisfies Shape<typeof en>;
