import type { recognitionReasons as en } from '../en/recognitionReasons.ts';
import type { Shape } from '../shape.ts';

export const recognitionReasons: Shape<typeof en> = {
  noFile: 'Chưa nhận được tài liệu nào. Hãy chọn tệp hoặc dán văn bản rồi thử lại.',
  type: '“{{file}}” không phải loại tài liệu nhận dạng được. Hãy dùng doc, docx, pdf, xls hoặc xlsx.',
  tooLarge: '“{{file}}” lớn hơn 4 MB nên bị bỏ qua. Hãy tách tệp hoặc giảm dung lượng ảnh.',
  empty: '“{{file}}” là tệp trống. Hãy chọn lại tệp.',
  upload: 'Không tải lên được “{{file}}”. Hãy kiểm tra kết nối rồi thử lại.',
  textTooLong: 'Văn bản dán dài hơn {{max}} ký tự. Hãy chỉ dán phần về lô hàng.',
  tooManyFiles: 'Mỗi lần chỉ gửi được tối đa {{max}} tệp. Hãy chia thành nhiều lần.',
  tooManyWaiting: 'Doanh nghiệp của bạn đang có quá nhiều tài liệu chờ nhận dạng. Hãy đợi bớt rồi thử lại.',
  damaged: 'Không phân tích được “{{file}}”: tệp bị hỏng. Hãy mở ra, lưu lại rồi thử lại.',
  misnamed: 'Nội dung của “{{file}}” không khớp với đuôi tệp. Hãy lưu đúng định dạng rồi thử lại.',
  password: '“{{file}}” được bảo vệ bằng mật khẩu. Hãy lưu bản không có mật khẩu rồi thử lại.',
  tooManyPages: '“{{file}}” có hơn {{max}} trang. Hãy chỉ gửi các trang của lô hàng.',
  tooComplex: '“{{file}}” quá phức tạp, không đọc được. Hãy in ra tệp PDF rồi thử lại.',
  slow: 'Đọc “{{file}}” mất quá nhiều thời gian. Hãy chỉ gửi các trang của lô hàng.',
  xfaForm: '“{{file}}” là biểu mẫu động chỉ Adobe Reader mới hiển thị được. Hãy in ra tệp PDF rồi thử lại.',
  noText: '“{{file}}” không có chữ đọc được. Hãy dùng bản quét rõ hơn hoặc tệp gốc.',
  nothing: 'Không nhận ra vận đơn, bên liên quan hay hàng hóa nào trong “{{file}}”. Hãy nhập bản nháp bằng tay.',
  noParty: 'Không tìm thấy bên nào trong “{{file}}”. Hãy chỉ dán các dòng có tên và địa chỉ.',
  otherParties: '“{{file}}” có các bên khác nhưng không có bên này. Hãy chỉ dán các dòng có tên và địa chỉ của bên đó.',
  severalParties: '“{{file}}” nêu nhiều công ty cho bên này. Hãy chỉ dán các dòng của công ty cần dùng.',
  stoppedTwice: 'Việc đọc “{{file}}” bị gián đoạn hai lần. Hãy kiểm tra tệp hoặc nhập bản nháp bằng tay.',
  keyLost: 'Không giải mã được “{{file}}” nữa. Hãy gửi lại tệp.',
  aiAbnormal: 'Dịch vụ AI gặp sự cố nên chưa nhận dạng được “{{file}}”. Hãy thử lại sau.',
};
