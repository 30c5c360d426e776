import type { grid as en } from '../en/grid.ts';
import type { Shape } from '../shape.ts';

export const grid = {
  aside: 'Tên hàng',
  rest: {
    title_other: '{{count}} dòng chưa được nhập: mỗi tờ khai tối đa {{most}} dòng.',
    hint: 'Các dòng này được giữ tại đây cho đến khi bạn chuyển sang nơi khác, ví dụ một bản nháp thứ hai.',
  },
  restSingle: {
    title_other: '{{count}} dòng chưa được nhập: tờ khai đã gửi chỉ gồm 1 số vận đơn.',
    hint: 'Các dòng này được giữ tại đây cho đến khi bạn chuyển sang nơi khác. Hãy tạo tờ khai mới cho các số khác.',
  },
  radar: {
    ownFiling: 'Bạn đã gửi ngày {{day}}',
    otherFiling: '{{name}} đã gửi ngày {{day}}',
    ownDraft: 'Có trong bản nháp ngày {{day}} của bạn',
    otherDraft: 'Có trong bản nháp ngày {{day}} của {{name}}',
    localDraft: 'Có trong bản nháp ngày {{day}} trên máy này',
    open: 'Mở',
    count_other: '{{count}} số vận đơn đã được dùng',
  },
  due: {
    loadingDays: 'Xếp hàng sau {{days}} ngày',
    loadingHours: 'Xếp hàng sau {{hours}} giờ',
    loadingMinutes: 'Xếp hàng sau {{minutes}} phút',
    loadedDays: 'Đã xếp {{days}} ngày trước',
    loadedHours: 'Đã xếp {{hours}} giờ trước',
    loadedMinutes: 'Đã xếp {{minutes}} phút trước',
    fileWithin: 'Khai trong vòng {{hours}} giờ, trước {{time}} (+08:00)',
    fileNow: 'Khai trong vòng 1 giờ, trước {{time}} (+08:00)',
    late: 'Hạn khai {{time}} (+08:00) đã qua {{hours}} giờ. Hãy gửi ngay.',
    pastRule: 'Hạn khai là {{time}} (+08:00). Hải quan sẽ tính là khai trễ.',
  },
} satisfies Shape<typeof en>;
