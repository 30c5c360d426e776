import type { statistics as en } from '../en/statistics.ts';
import type { Shape } from '../shape.ts';

export const statistics = {
  sheet: 'Thống kê',
  sums: {
    day: 'Ngày (+08:00)',
    filings: 'Tờ khai',
    isf5: 'ISF-5',
    isf10: 'ISF-10',
    accepted: 'Chấp nhận lần đầu',
    rejected: 'Bị từ chối lần đầu',
    timed: 'Có giờ xếp hàng',
    late: 'Gửi dưới 24 giờ trước xếp hàng',
    fees: 'Phí khai',
    bonds: 'Bond của nhà cung cấp',
    refunds: 'Hoàn tiền',
    coins: 'Trả bằng xu',
    credit: 'Công nợ',
    vip: 'Thanh toán VIP',
    coupons: 'Phiếu ưu đãi đã dùng',
    couponDeduction: 'Giảm nhờ phiếu ưu đãi',
    toppedUp: 'Nạp xu',
  },
} satisfies Shape<typeof en>;
