import type { views as en } from '../en/views.ts';
import type { Shape } from '../shape.ts';

export const views = {
  button: 'Chế độ xem',
  title: 'Chế độ xem đã lưu',
  none: 'Chưa có chế độ xem nào. Chọn bộ lọc và thứ tự, rồi đặt tên để lưu tại đây.',
  failed: 'Không tải được chế độ xem. Hãy đóng lại và thử lần nữa.',
  sharedBy: '{{name}} chia sẻ',
  remove: 'Xóa chế độ xem “{{name}}”',
  name: 'Tên cho bộ lọc và thứ tự hiện tại',
  share: 'Chia sẻ với đồng nghiệp',
  save: 'Lưu chế độ xem',
  saved: 'Đã lưu chế độ xem “{{name}}”',
} as const satisfies Shape<typeof en>;
