import type { statuses as en } from '../en/statuses.ts';
import type { Shape } from '../shape.ts';

export const statuses = {
  declaration: {
    submitted: 'Đã nộp',
    receiveOk: 'Đã tiếp nhận',
    receiveSuccess: 'Khai thành công',
    receiveSuccessWarning: 'Khai thành công (có cảnh báo)',
    receiveFailed: 'Khai thất bại',
    modifySuccess: 'Sửa thành công',
    modifySuccessWarning: 'Sửa thành công (có cảnh báo)',
    modifyFailed: 'Sửa thất bại',
    deleteSuccess: 'Xóa thành công',
    deleteFailed: 'Xóa thất bại',
  },
  match: {
    none: 'Chưa kiểm tra',
    onFile: 'Đã khớp',
    notOnFile: 'Chưa khớp',
    wrongType: 'Sai loại vận đơn',
    duplicate: 'Trùng',
  },
} satisfies Shape<typeof en>;
