import type { shell as en } from '../en/shell.ts';
import type { Shape } from '../shape.ts';

export const shell = {
  times: 'Giờ: +08:00',
  appearance: {
    scheme: 'Giao diện',
    system: 'Theo hệ thống',
    light: 'Sáng',
    dark: 'Tối',
    density: 'Mật độ hiển thị',
    comfortable: 'Thoáng',
    compact: 'Gọn',
  },
  account: {
    label: 'Tài khoản',
    menu: 'Tài khoản của {{name}}',
    coins: 'Xu',
    coinAmount: '{{amount}} xu',
    topUp: 'Nạp tiền',
    coupons: 'Phiếu ưu đãi',
    couponAmount_other: '{{count}} phiếu ưu đãi',
    filerCode: 'Mã người khai mặc định',
    admin: 'Quản trị viên',
    subAccount: 'Tài khoản phụ',
    filer: 'Người khai',
    support: 'Nhân viên hỗ trợ',
    signOut: 'Đăng xuất',
  },
  offline: 'Mất kết nối mạng. Nội dung bạn nhập được giữ trên máy này; lưu và gửi sẽ chờ đến khi có mạng.',
  openIntents_other: '{{count}} lần gửi chưa có kết quả. Hệ thống đang kiểm tra, vui lòng không gửi lại.',
  openIntentsLink: 'Xem kết quả',
  signedOut: {
    title: 'Vui lòng đăng nhập trước',
    body: 'Phiên làm việc đã hết hạn. Nội dung bạn nhập được giữ trên máy này.',
    action: 'Đăng nhập',
  },
  otherOwner: {
    title: 'Đã đổi tài khoản',
    body: 'Một tab khác đã đăng nhập bằng {{name}}. Trang này thuộc tài khoản trước và không thể lưu nữa.',
    action: 'Tải lại trang',
  },
  crash: {
    title: 'Trang gặp sự cố',
    body: 'Nội dung bạn nhập được giữ trên máy này. Hãy tải lại trang; nếu vẫn lỗi, hãy cho bộ phận hỗ trợ biết thao tác cuối cùng của bạn.',
    home: 'Về danh sách bản nháp',
  },
  notLoaded: {
    title: 'Trang này đang chờ kết nối mạng',
    body: 'Trang này chưa được tải trước đó. Trang sẽ tự mở khi có kết nối trở lại.',
  },
  newVersion: {
    title: 'Đã có phiên bản mới',
    body: 'Ứng dụng được cập nhật trong khi bạn làm việc. Hãy tải lại để tiếp tục; nội dung bạn nhập vẫn được giữ.',
  },
  unreachable: {
    title: 'Không kết nối được với máy chủ',
    body: 'Hãy kiểm tra mạng và thử lại. Nội dung bạn nhập được giữ trên máy này.',
    action: 'Thử lại',
  },
  notFound: {
    refused: 'Không có quyền',
    title: 'Không tìm thấy trang',
    body: 'Địa chỉ này không có nội dung, có thể bị gõ sai hoặc đã thay đổi.',
  },
  request: {
    timeout: 'Máy chủ không phản hồi trong 10 giây, vui lòng thử lại',
    network: 'Không kết nối được với máy chủ, vui lòng kiểm tra mạng',
    duplicate: 'Vui lòng không nhấn nhiều lần',
    tryLater: 'Đã xảy ra lỗi, vui lòng thử lại sau',
  },
} satisfies Shape<typeof en>;
