import type { palette as en } from '../en/palette.ts';
import type { Shape } from '../shape.ts';

export const palette = {
  hint: 'Đi tới màn hình, bản nháp, tờ khai…',
  groups: { found: 'Bản nháp và tờ khai', go: 'Đi tới', begin: 'Tạo mới', page: 'Trang này' },
  draft: 'Bản nháp',
  filing: 'Tờ khai',
  topics: { everywhere: 'Mọi nơi', list: 'Trong danh sách', form: 'Trong tờ khai' },
  map: {
    everywhere: {
      palette: 'Bảng lệnh',
      help: 'Trợ giúp này',
      drafts: 'Đến bản nháp',
      sent: 'Đến mục đã gửi',
      templates: 'Đến mẫu',
      addressBook: 'Đến sổ địa chỉ',
      newIsf10: 'Tạo ISF-10',
      newIsf5: 'Tạo ISF-5',
      search: 'Tìm kiếm',
    },
    list: {
      move: 'Dòng sau, dòng trước',
      open: 'Mở dòng',
      change: 'Sửa hoặc gửi lại dòng (danh sách đã gửi)',
      select: 'Chọn dòng',
      selectRange: 'Chọn đến dòng này',
      send: 'Gửi các dòng đã chọn hoặc dòng này',
      remove: 'Xóa các dòng đã chọn hoặc dòng này',
      page: 'Trang trước, trang sau',
    },
    form: {
      save: 'Lưu nháp',
      check: 'Kiểm tra và gửi',
      confirm: 'Xác nhận giá (trang kiểm tra)',
      undo: 'Hoàn tác, làm lại',
      template: 'Tạo tờ khai mới từ mẫu',
      block: 'Khối trước, khối sau',
      problem: 'Lỗi tiếp theo',
      helper: 'Sang cột hỗ trợ cạnh biểu mẫu và quay lại (màn hình rộng)',
      lookup: 'Mở danh sách lựa chọn',
      fieldHelp: 'Giải thích mục',
      blockHelp: 'Giải thích khối',
      line: 'Ở ô cuối: thêm dòng mới',
      above: 'Chép ô phía trên',
      close: 'Đóng lớp trên cùng',
    },
  },
} as const satisfies Shape<typeof en>;
