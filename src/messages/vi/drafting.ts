import type { drafting as en } from '../en/drafting.ts';
import type { Shape } from '../shape.ts';

export const drafting = {
  offline: 'Ngoại tuyến – đã lưu trên máy này {{time}}',
  nearlyFull:
    'Bộ nhớ của trình duyệt đã dùng {{percent}} %. Hãy lưu các bản nháp đang mở và gửi các bản đã sẵn sàng để giải phóng bộ nhớ.',
  silent:
    'Bộ nhớ của trình duyệt này không phản hồi. Nội dung bạn nhập không được lưu trên máy này: hãy lưu vào bản nháp. Nếu vẫn vậy, hãy đóng và mở lại trình duyệt.',
  exportPdf: 'Xuất PDF',
  quarantine: {
    text_other:
      '{{count}} bản nháp trên máy này đã được tách riêng, giữ nguyên nội dung: không đọc được trọn vẹn, hoặc một tab khác đã sửa cùng mục.',
    download: 'Tải các bản nháp này',
    forget: 'Không hiện lại',
  },
  otherTab: {
    text: 'Một tab khác đã lưu bản của tab đó lúc {{time}}. Hãy chọn cho từng mục; cả hai tab sẽ tiếp tục với lựa chọn của bạn.',
    theirs: 'Của tab kia',
    allTheirs: 'Dùng tất cả của tab kia',
  },
  flow: {
    fetching: 'Đang lấy dữ liệu của quy trình…',
    failed: 'Không lấy được dữ liệu của quy trình: {{reason}}',
    askTitle: 'Quy trình này đã có bản nháp',
    askText:
      'Bạn đã tạo một bản nháp từ quy trình này. Sau đó bản nháp đã được sửa, gửi hoặc xóa, hoặc dữ liệu của quy trình đã thay đổi. Dù chọn cách nào, bản nháp đó vẫn được giữ nguyên.',
    openMine: 'Mở bản nháp của tôi',
    startAgain: 'Tạo bản nháp mới từ quy trình',
  },
} as const satisfies Shape<typeof en>;
