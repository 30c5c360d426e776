import type { tools as en } from '../en/tools.ts';
import type { Shape } from '../shape.ts';

export const tools = {
  clearField: 'Xóa {{name}}',
  foundCapped: 'Ít nhất {{count}} dòng',
  recent: {
    title: 'Tìm kiếm gần đây',
    clear: 'Xóa tìm kiếm gần đây',
    keys: '↓ ↑ để chọn, Enter để tìm, Esc để đóng',
  },
  columns: {
    button: 'Cột',
    title: 'Các cột của danh sách',
    hint: 'Đánh dấu cột muốn xem. Đổi thứ tự bằng mũi tên hoặc kéo thả.',
    always: 'luôn ở đầu',
    up: 'Chuyển {{name}} lên',
    down: 'Chuyển {{name}} xuống',
    moved: '{{name}} hiện ở vị trí {{place}} trên {{count}}',
    reset: 'Đặt lại',
    cancel: 'Hủy',
    save: 'Lưu cột',
  },
  select: {
    all_other: 'Chọn tất cả {{count}}',
    first: 'Chọn {{count}} dòng đầu trong {{total}}',
    busy: 'Đang chọn…',
    changed: 'Danh sách vừa thay đổi. Hãy xem lại số dòng đã chọn.',
    failed: 'Chưa chọn được hết. Vui lòng thử lại.',
  },
  warm: {
    refreshing: 'Số liệu lúc {{time}}, đang làm mới…',
    offline: 'Số liệu lúc {{time}}, lưu trên máy này',
  },
  export_other: 'Xuất {{count}} dòng',
  exportPdf: 'Xuất PDF',
  exportCapped: 'Xuất ít nhất {{count}} dòng',
  exportNone: 'Xuất',
  pdfMost: 'Một tệp PDF chứa tối đa {{most}} tờ khai. Hãy chọn ít hơn.',
  waiting: { minutes: '{{count}} phút', hours: '{{count}} giờ', days: '{{count}} ngày', title: 'Chờ từ {{time}}' },
} as const satisfies Shape<typeof en>;
