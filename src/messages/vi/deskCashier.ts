import type { deskCashier as en } from '../en/deskCashier.ts';
import type { Shape } from '../shape.ts';

export const deskCashier: Shape<typeof en> = {
  resources: {
    'coupon-codes': 'Mã phiếu ưu đãi',
    invoices: 'Hóa đơn',
  },
  columns: {
    codes: 'Số mã',
    redeemedBy: 'Doanh nghiệp đã đổi',
    redeemedAt: 'Đổi lúc',
    requestId: 'Yêu cầu tạo mã',
    revokedBy: 'Người thu hồi',
    revokedAt: 'Thu hồi lúc',
    title: 'Tên trên hóa đơn',
    taxNo: 'Mã số thuế',
    invoiceAddress: 'Địa chỉ xuất hóa đơn',
    email: 'Email',
    orders: 'Lần nạp tiền',
    invoiceNo: 'Số hóa đơn',
    issuedAt: 'Xuất lúc',
  },
  choices: {
    codes: 'Mã phiếu ưu đãi',
    requested: 'Chờ xuất',
    issued: 'Đã xuất',
    offered: 'Có thể đổi',
    redeemed: 'Đã đổi',
    revoked: 'Đã thu hồi',
  },
  acts: {
    issue: 'Đánh dấu đã xuất',
    revoke: 'Thu hồi',
  },
  waiting: { invoices: 'Hóa đơn cần xuất' },
  makeCodes: 'Tạo mã',
  codesHint:
    'Mỗi mã chỉ đổi được một lần và cho số phiếu ưu đãi ghi ở trên. Nếu không chọn doanh nghiệp, doanh nghiệp nhập mã trước sẽ nhận. Mỗi phiếu tính là {{fee}} xu.',
};
