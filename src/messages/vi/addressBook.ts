import type { addressBook as en } from '../en/addressBook.ts';
import type { Shape } from '../shape.ts';

export const addressBook = {
  parties: {
    new: 'Thêm địa chỉ',
    edit: 'Sửa địa chỉ',
    searchHint: 'Tên, địa chỉ, thành phố, mã ID…',
    emptyTitle: 'Sổ địa chỉ đang trống',
    emptyText:
      'Lưu các công ty bạn khai thường xuyên: sau đó chỉ cần gõ vài chữ trong tên là điền xong thông tin của cả bên.',
  },
  notifiers: {
    new: 'Thêm người nhận thông báo',
    edit: 'Sửa người nhận thông báo',
    searchHint: 'Tên, email, điện thoại, công ty…',
    emptyTitle: 'Chưa có người nhận thông báo',
    emptyText: 'Lưu những người cần nhận tin về tờ khai của bạn.',
  },
  paste: {
    label: 'Dán cả địa chỉ',
    hint: 'Tên, đường, thành phố và quốc gia, thứ tự dòng tùy ý.',
    accept: 'Điền vào các ô',
    nothing: 'Không nhận ra tên hay địa chỉ trong đoạn này.',
  },
  duplicates: {
    button: 'Tìm trùng lặp',
    title: 'Các địa chỉ có thể là cùng một công ty',
    looking: 'Đang xem sổ địa chỉ: {{done}} / {{total}}',
    failed: 'Không đọc được sổ địa chỉ: {{reason}}',
    again: 'Thử lại',
    none: 'Không có hai địa chỉ nào trùng tên trong cùng thành phố (bỏ qua cách viết, dấu chấm và các từ như LTD).',
    found_other: 'Có {{count}} nhóm trùng tên trong cùng thành phố (bỏ qua cách viết, dấu chấm và các từ như LTD).',
    group: '{{name}}, {{city}}',
    keep: 'Giữ',
    alsoRemove: 'Xóa',
    keepNth: 'Giữ số {{nth}}: {{name}}',
    removeNth: 'Xóa số {{nth}}: {{name}}',
    otherRole: 'loại khác',
    nothingTicked: 'Chưa chọn sẵn mục nào để xóa, vì có thể bạn cố ý lưu cùng một công ty dưới loại khác.',
    remove_other: 'Giữ một, xóa {{count}}',
    removed_other: 'Đã xóa {{count}} địa chỉ trùng',
    removeFailed: 'Chưa xóa gì: {{reason}}',
    more: 'Hiện thêm nhóm',
    close: 'Đóng',
  },
} as const satisfies Shape<typeof en>;
