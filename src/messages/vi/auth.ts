import type { auth as en } from '../en/auth.ts';
import type { Shape } from '../shape.ts';

export const auth = {
  lead: 'Khai an ninh hàng nhập khẩu Hoa Kỳ (10+2), từ nhập liệu đến phản hồi của hải quan.',
  account: 'Tài khoản',
  password: 'Mật khẩu',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  signIn: 'Đăng nhập',
  signingIn: 'Đang đăng nhập',
  accountMissing: 'Nhập tài khoản',
  passwordMissing: 'Nhập mật khẩu',
  wrong: 'Tài khoản hoặc mật khẩu không đúng. Vui lòng kiểm tra và thử lại.',
  tooMany: 'Thử quá nhiều lần. Vui lòng đợi vài phút rồi thử lại.',
  leaving: 'Đang chuyển đến trang đăng nhập',
  gate: {
    open: {
      title: 'Bạn có thể bắt đầu khai',
      body: '{{enterprise}} đã được mở dịch vụ khai báo.',
      action: 'Đến bản nháp',
    },
    signedOut: {
      title: 'Khai an ninh nhập khẩu, nhẹ nhàng và chính xác',
      body: 'Khai ISF-10 và ISF-5 với hải quan Hoa Kỳ, kiểm tra ngay khi nhập, mọi phản hồi ở cùng một nơi. Đăng nhập để bắt đầu.',
      action: 'Đăng nhập',
    },
    notJoined: {
      title: 'Hãy tham gia doanh nghiệp trước',
      body: 'Tài khoản {{name}} chưa thuộc doanh nghiệp nào. Tờ khai được lập dưới tên doanh nghiệp.',
      step: 'Hãy nhờ tài khoản chính của doanh nghiệp thêm bạn, hoặc nhờ bộ phận hỗ trợ xác minh doanh nghiệp, rồi kiểm tra lại.',
    },
    disabled: {
      title: 'Doanh nghiệp đang bị khóa',
      body: '{{enterprise}} hiện chưa thể khai báo. Bản nháp và tờ khai vẫn được giữ.',
      step: 'Bộ phận hỗ trợ sẽ cho biết lý do và cách mở lại.',
    },
    serviceNotOpen: {
      title: 'Dịch vụ khai báo chưa được mở',
      body: '{{enterprise}} chưa đăng ký dịch vụ khai báo.',
      step: 'Dịch vụ được mở bằng hợp đồng dịch vụ đóng dấu. Bộ phận hỗ trợ sẽ gửi hợp đồng và xét duyệt.',
    },
    rejected: {
      title: 'Hợp đồng chưa được chấp nhận',
      body: 'Hợp đồng dịch vụ của {{enterprise}} đã được xem xét và trả lại.',
      step: 'Hãy hỏi bộ phận hỗ trợ nội dung cần sửa, rồi nộp lại hợp đồng.',
    },
    underReview: {
      title: 'Đăng ký đang được xét duyệt',
      body: 'Đã nhận hợp đồng dịch vụ của {{enterprise}}. Bạn có thể khai khi hợp đồng được chấp nhận.',
      step: 'Bạn không cần làm gì thêm. Hãy kiểm tra lại sau hoặc hỏi bộ phận hỗ trợ về tiến độ.',
    },
    checkAgain: 'Kiểm tra lại',
    contactSupport: 'Liên hệ hỗ trợ',
    signedInAs: 'Đang đăng nhập: {{name}}',
  },
} satisfies Shape<typeof en>;
