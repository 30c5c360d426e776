import type { deskConfirm as en } from '../en/deskConfirm.ts';
import type { Shape } from '../shape.ts';

export const deskConfirm = {
  titles: {
    grant: 'Tặng cho doanh nghiệp này?',
    refund: 'Hoàn xu cho tờ khai này?',
    codes: 'Tạo các mã phiếu ưu đãi này?',
    changes: 'Lưu các thay đổi này?',
  },
  enterprise: '{{name}} (mã {{id}})',
  everybody: 'Doanh nghiệp nhập mã trước',
  makeCodes: 'Tạo mã',
  save: 'Lưu',
  booked: 'Đã ghi sổ.',
  waits: 'Đang chờ nhân viên thứ hai duyệt. Chưa ghi sổ.',
} as const satisfies Shape<typeof en>;
