import type { deskCashier as en } from '../en/deskCashier.ts';
import type { Shape } from '../shape.ts';

export const deskCashier: Shape<typeof en> = {
  resources: {
    'top-ups': 'Khoản nạp tiền',
    payments: 'Thông báo thanh toán',
    'coupon-codes': 'Mã phiếu ưu đãi',
    invoices: 'Hóa đơn',
  },
  columns: {
    coinsOrdered: 'Số xu nạp',
    provider: 'Cổng thanh toán',
    paymentRef: 'Mã thanh toán',
    settledAt: 'Thanh toán lúc',
    closedAt: 'Đóng lúc',
    amountReported: 'Số tiền được báo',
    outcome: 'Kết quả',
    review: 'Xử lý khoản tiền',
    times: 'Số lần nhận',
    orderId: 'Mã khoản nạp',
    topUpId: 'Khoản nạp tiền',
    eventId: 'Mã thông báo',
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
    close: 'Đóng khoản nạp tiền',
    issue: 'Đánh dấu đã xuất',
    revoke: 'Thu hồi',
    settle: 'Đánh dấu đã xử lý',
  },
  closeHint:
    'Việc đóng khoản nạp không làm thay đổi số xu. Nếu đã nhận tiền, hãy cấp xu bằng “Tặng xu”; khoản lớn cần một nhân viên khác duyệt. Nếu có thêm khoản thanh toán, khoản nạp sẽ được đối chiếu lại.',
  settleHint:
    'Với khoản tiền đã nhận mà chưa thành xu: hãy hoàn tiền tại dịch vụ thanh toán, hoặc cấp xu bằng “Tặng xu”, rồi đánh dấu. Việc đánh dấu không làm phát sinh thu chi.',
  paymentReviews: { open: 'Cần xử lý', done: 'Đã xử lý' },
  paymentOutcomes: {
    credited: 'Đã cộng xu',
    known: 'Đã biết trước',
    noted: 'Không ảnh hưởng',
    canceled: 'Đã hủy khoản nạp',
    disputed: 'Đưa vào đối chiếu',
    unknownOrder: 'Không có khoản nạp này',
  },
  waiting: { topUps: 'Khoản nạp cần đối chiếu', payments: 'Khoản tiền cần xử lý', invoices: 'Hóa đơn cần xuất' },
  makeCodes: 'Tạo mã',
  codesHint:
    'Mỗi mã chỉ đổi được một lần và cho số phiếu ưu đãi ghi ở trên. Nếu không chọn doanh nghiệp, doanh nghiệp nhập mã trước sẽ nhận. Mỗi phiếu tính là {{fee}} xu.',
};
