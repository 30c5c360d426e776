import type { auth as en } from '../en/auth.ts';
import type { Shape } from '../shape.ts';

export const auth = {
  lead: 'Soạn và gửi tờ khai an ninh hàng nhập khẩu (ISF 10+2) đến hải quan Mỹ, theo dõi từng phản hồi.',
  account: 'Tài khoản',
  password: 'Mật khẩu',
  signIn: 'Đăng nhập',
  signingIn: 'Đang đăng nhập',
  accountMissing: 'Nhập tài khoản',
  passwordMissing: 'Nhập mật khẩu',
  wrong: 'Sai tài khoản hoặc mật khẩu. Hãy kiểm tra và thử lại.',
  gate: {
    open: {
      title: 'Bạn có thể bắt đầu khai',
      body: '{{enterprise}} đã được mở dịch vụ khai ISF.',
      action: 'Đến danh sách bản nháp',
    },
    signedOut: {
      title: 'Khai ISF với hải quan Mỹ',
      body: 'ISF-10 và ISF-5 được kiểm tra ngay khi nhập, mọi phản hồi của hải quan ở cùng một nơi. Đăng nhập để bắt đầu.',
      action: 'Đăng nhập',
    },
    supportStaff: {
      title: 'Đây là tài khoản nhân viên hỗ trợ',
      body: '{{name}} không thuộc doanh nghiệp nào, còn tờ khai phải đứng tên doanh nghiệp. Nhân viên hỗ trợ điều khiển hải quan mô phỏng tại đây.',
      step: 'Để khai, hãy đăng xuất và đăng nhập bằng tài khoản của doanh nghiệp.',
      action: 'Đến hải quan mô phỏng',
    },
    notJoined: {
      title: 'Hãy tham gia doanh nghiệp trước',
      body: 'Tài khoản {{name}} chưa thuộc doanh nghiệp nào. Tờ khai phải đứng tên doanh nghiệp.',
      step: 'Hãy nhờ quản trị viên của doanh nghiệp thêm bạn, hoặc nhờ bộ phận hỗ trợ xác minh doanh nghiệp, rồi kiểm tra lại.',
      action: 'Xác minh doanh nghiệp',
    },
    disabled: {
      title: 'Doanh nghiệp đang bị khóa',
      body: '{{enterprise}} hiện không thể khai ISF. Bản nháp và tờ khai vẫn được giữ.',
      step: 'Bộ phận hỗ trợ sẽ cho biết lý do và cách mở lại.',
    },
    serviceNotOpen: {
      title: 'Dịch vụ khai ISF chưa được mở',
      body: '{{enterprise}} chưa đăng ký dịch vụ khai ISF.',
      step: 'Để mở, hãy tải hợp đồng dịch vụ, ký và đóng dấu, rồi tải lên tại đây.',
    },
    rejected: {
      title: 'Hợp đồng chưa được duyệt',
      body: 'Hợp đồng dịch vụ của {{enterprise}} không được duyệt và đã bị trả lại.',
      step: 'Hãy sửa theo nội dung bên dưới rồi nộp lại hợp đồng.',
    },
    underReview: {
      title: 'Hồ sơ đang được xét duyệt',
      body: 'Đã nhận hợp đồng dịch vụ của {{enterprise}}. Bạn có thể khai ngay khi hợp đồng được duyệt.',
      step: 'Bạn không cần làm gì thêm: trang này sẽ tự cập nhật.',
    },
    checkAgain: 'Kiểm tra lại',
    contactSupport: 'Liên hệ hỗ trợ',
    signedInAs: 'Đang đăng nhập: {{name}}',
  },
  opened: {
    title: 'Dịch vụ khai ISF đã được mở',
    body: '{{enterprise}} có thể khai ISF-10 và ISF-5 với hải quan Mỹ.',
    originals:
      'Hãy gửi hai bản gốc hợp đồng có đóng dấu trong vòng 7 ngày; quá hạn không nhận được, dịch vụ sẽ bị đóng.',
    mailed: 'Tôi đã gửi',
    start: 'Bắt đầu khai',
  },
} satisfies Shape<typeof en>;
