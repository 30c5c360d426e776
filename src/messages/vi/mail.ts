import type { mail as en } from '../en/mail.ts';
import type { Shape } from '../shape.ts';

export const mail = {
  layout: {
    linkHelp: 'Nếu nút không hoạt động, hãy sao chép địa chỉ này vào trình duyệt:',
    automatic: 'Đây là email tự động của TenPlusTwo. Vui lòng không trả lời.',
    unsubscribe: 'Ngừng nhận các thông báo này',
  },
  notices: {
    code: {
      subject: 'Mã xác minh TenPlusTwo của bạn',
      body: 'Mã xác minh TenPlusTwo của bạn là {{code}}, có hiệu lực trong 10 phút. Nếu bạn không yêu cầu mã này, hãy bỏ qua tin nhắn.',
    },
    events: {
      subject: '{{title}}',
      body: 'Dưới đây là các thông báo mới nhất của {{enterprise}}.',
      button: 'Mở TenPlusTwo',
    },
    test: {
      subject: 'Email thử từ TenPlusTwo',
      body: '{{name}} đã gửi email này để kiểm tra thông báo của {{enterprise}} có đến được địa chỉ này hay không.\n\nBạn không cần làm gì thêm.',
      button: 'Mở cài đặt email',
    },
    invitation: {
      subject: '{{inviter}} mời bạn tham gia {{enterprise}}',
      body: '{{inviter}} mời bạn tham gia {{enterprise}} trên TenPlusTwo để khai ISF 10+2 với hải quan Mỹ.\n\nHãy đặt mật khẩu để bắt đầu. Liên kết chỉ dùng được một lần, trong vòng 72 giờ.',
      button: 'Chấp nhận lời mời',
    },
    invitedElsewhere: {
      subject: '{{inviter}} mời bạn tham gia {{enterprise}}',
      body: '{{inviter}} đã mời địa chỉ này tham gia {{enterprise}} trên TenPlusTwo. Địa chỉ này đã có tài khoản, và mỗi tài khoản chỉ thuộc một doanh nghiệp.\n\nĐể tham gia, hãy đề nghị họ mời một địa chỉ khác của bạn.',
    },
    passwordReset: {
      subject: 'Đặt mật khẩu mới',
      body: 'Có người, có thể là bạn, yêu cầu đặt lại mật khẩu cho tài khoản TenPlusTwo {{account}}.\n\nLiên kết chỉ dùng được một lần, trong vòng 30 phút. Nếu không phải bạn, hãy bỏ qua email này: mật khẩu của bạn không thay đổi.',
      button: 'Đặt mật khẩu mới',
    },
    passwordChanged: {
      subject: 'Mật khẩu của bạn đã được đổi',
      body: 'Mật khẩu của tài khoản TenPlusTwo {{account}} đã được đổi lúc {{at}} (+08:00). Mọi phiên đăng nhập khác đã kết thúc.\n\nNếu không phải bạn, hãy đặt mật khẩu mới ngay và báo cho quản trị viên của doanh nghiệp.',
      button: 'Đặt mật khẩu mới',
    },
    secondFactorOn: {
      subject: 'Tài khoản của bạn đã bật xác thực hai lớp',
      body: 'Từ {{at}} (+08:00), đăng nhập tài khoản TenPlusTwo {{account}} cần thêm mã của ứng dụng xác thực. Mọi phiên đăng nhập khác đã kết thúc.\n\nNếu không phải bạn, hãy đặt mật khẩu mới ngay và liên hệ bộ phận hỗ trợ: không có ứng dụng này, bạn không thể đăng nhập.',
      button: 'Đặt mật khẩu mới',
    },
    secondFactorOff: {
      subject: 'Tài khoản của bạn đã tắt xác thực hai lớp',
      body: 'Từ {{at}} (+08:00), đăng nhập tài khoản TenPlusTwo {{account}} chỉ cần mật khẩu. Mọi phiên đăng nhập khác đã kết thúc.\n\nNếu không phải bạn, hãy đặt mật khẩu mới ngay và báo cho quản trị viên của doanh nghiệp.',
      button: 'Đặt mật khẩu mới',
    },
    apiKeyCreated: {
      subject: 'Một khóa API đã được tạo cho tài khoản của bạn',
      body: 'Lúc {{at}} (+08:00), một khóa API mới đã được tạo. Khóa này khai dưới tên tài khoản TenPlusTwo {{account}}.\n\nNếu không phải bạn, hãy đặt mật khẩu mới ngay, thu hồi khóa ở trang doanh nghiệp và báo cho quản trị viên của doanh nghiệp.',
      button: 'Đặt mật khẩu mới',
    },
    resumeNotices: {
      subject: 'Bạn có muốn nhận lại thông báo ISF của {{enterprise}}?',
      body: '{{enterprise}} đã thêm lại địa chỉ này để nhận thông báo ISF. Trước đây bạn đã ngừng nhận, nên chúng tôi chỉ gửi lại khi bạn đồng ý.\n\nNếu không muốn nhận, hãy bỏ qua email này.',
      button: 'Nhận lại thông báo',
    },
    serviceOpened: {
      subject: 'Dịch vụ khai ISF của {{enterprise}} đã được mở',
      body: 'Hợp đồng dịch vụ của {{enterprise}} đã được duyệt. Bạn có thể khai ISF-10 và ISF-5 với hải quan Mỹ.\n\nHãy gửi hai bản gốc hợp đồng có đóng dấu trong vòng 7 ngày; quá hạn không nhận được, dịch vụ sẽ bị đóng.',
      button: 'Bắt đầu khai',
    },
    originalsMissing: {
      subject: 'Chưa nhận được bản gốc hợp đồng của {{enterprise}}',
      body: 'Chúng tôi chưa nhận được bản gốc hợp đồng dịch vụ có đóng dấu của {{enterprise}}. Nếu không có bản gốc, dịch vụ sẽ bị đóng sau hai ngày nữa.\n\nVui lòng gửi ngay hai bản gốc. Nếu đã gửi, hãy hỏi bộ phận hỗ trợ xem đã nhận được chưa.',
      button: 'Mở TenPlusTwo',
    },
    serviceClosed: {
      subject: 'Dịch vụ khai ISF của {{enterprise}} đã đóng',
      body: 'Chúng tôi không nhận được bản gốc hợp đồng dịch vụ có đóng dấu của {{enterprise}} trong vòng 7 ngày nên dịch vụ đã đóng. Bản nháp và tờ khai vẫn an toàn; hải quan vẫn xử lý những tờ khai đã gửi.\n\nHãy gửi hai bản gốc. Dịch vụ sẽ mở lại khi bộ phận hỗ trợ nhận được.',
      button: 'Mở TenPlusTwo',
    },
    serviceRejected: {
      subject: 'Hợp đồng dịch vụ của {{enterprise}} bị trả lại',
      body: 'Bộ phận hỗ trợ chưa thể duyệt hợp đồng dịch vụ của {{enterprise}}:\n\n{{summary}}\n\nHãy sửa và tải lên lại.',
      button: 'Tải hợp đồng lên',
    },
    /** To support staff. */
    parkedAnswers: {
      subject: 'Có {{count}} phản hồi của hải quan chưa ghép được',
      body: 'Hệ thống nhận được phản hồi của hải quan không ghép được với tờ khai nào, hoặc tệp chưa được đọc. Không có gì bị mất, nhưng có thể có tờ khai đang chờ các phản hồi này.\n\nHãy ghép từng phản hồi vào đúng tờ khai, đọc lại sau khi cập nhật, hoặc bỏ kèm lý do.',
      button: 'Mở trang nhân viên hỗ trợ',
    },
  },
} as const satisfies Shape<typeof en>;
