import type { errors as en } from '../en/errors.ts';
import type { Shape } from '../shape.ts';

export const errors = {
  notLoggedIn: 'Bạn chưa đăng nhập. Hãy đăng nhập lại; nội dung đã nhập vẫn được giữ.',
  wrongPassword: 'Sai tài khoản hoặc mật khẩu. Hãy kiểm tra và thử lại.',
  accountDisabled: 'Tài khoản này đã bị vô hiệu hóa. Hãy nhờ quản trị viên của doanh nghiệp kích hoạt lại.',
  secondFactorNeeded: 'Nhập mã trong ứng dụng xác thực của bạn.',
  secondFactorWrong: 'Mã không đúng hoặc đã được dùng. Hãy chờ mã tiếp theo rồi thử lại.',
  lastAdmin: 'Doanh nghiệp cần ít nhất một quản trị viên. Trước hết hãy đặt người khác làm quản trị viên.',
  linkGone: 'Liên kết này đã hết hạn hoặc đã được dùng. Hãy yêu cầu liên kết mới.',
  invitationsFull: 'Doanh nghiệp của bạn có quá nhiều lời mời đang chờ. Trước hết hãy thu hồi bớt.',
  insufficient: 'Số dư không đủ hoặc chưa nạp. Hãy nạp thêm hoặc chọn hình thức thanh toán khác.',
  insufficientSubAccount: 'Số dư không đủ. Hãy liên hệ tài khoản chính để nạp thêm.',
  notEnoughCoupons:
    'Số phiếu ưu đãi ít hơn số vận đơn cần gửi, còn thiếu {{gap}} phiếu. Hãy chọn hình thức thanh toán khác hoặc gửi ít vận đơn hơn.',
  creditUsed:
    'Hạn mức công nợ còn lại không đủ. Hãy chọn hình thức thanh toán khác hoặc thanh toán các khoản còn nợ trước.',
  notAllowed: 'Bạn không có quyền thực hiện thao tác này. Hãy liên hệ quản trị viên của doanh nghiệp.',
  enterpriseDisabled: 'Doanh nghiệp của bạn đã bị khóa. Hãy liên hệ bộ phận hỗ trợ.',
  reviewPending: 'Dịch vụ ISF của doanh nghiệp đang được xét duyệt. Bạn có thể khai ngay khi được duyệt.',
  notJoined: 'Bạn chưa thuộc doanh nghiệp nào. Hãy xác minh doanh nghiệp trước.',
  serviceNotOpen: 'Doanh nghiệp chưa mở dịch vụ ISF. Hãy đăng ký dịch vụ trước.',
  xsrf: 'Trang đã hết hạn. Hãy tải lại trang rồi thử lại.',
  notFound: 'Nội dung không tồn tại hoặc đã bị xóa. Hãy quay lại danh sách.',
  draftSent: '{{name}} đã gửi bản nháp này lúc {{at}}. Lần này không gửi lại; hãy xem tờ khai trong Đã gửi.',
  draftSentByYou: 'Bạn đã gửi bản nháp này lúc {{at}}. Lần này không gửi lại; hãy xem tờ khai trong Đã gửi.',
  stale: 'Có người đã lưu phiên bản mới hơn. Hãy so sánh hai phiên bản trước khi lưu.',
  otherOwner: 'Một tài khoản khác đã đăng nhập ở tab khác. Hãy tải lại trang trước khi tiếp tục.',
  draftGone: 'Bản nháp không còn nữa. Hãy lưu thành bản nháp mới để giữ nội dung đã nhập.',
  invalid: 'Một số mục chưa đúng. Hãy kiểm tra các mục được đánh dấu.',
  wrongHost:
    'Địa chỉ này không thuộc hệ thống. Hãy mở địa chỉ mà quản trị viên đã cung cấp. Quản trị viên: thêm tên máy chủ này vào TPT_ALLOWED_HOSTS.',
  unreadable: 'Không đọc được yêu cầu. Hãy tải lại trang rồi thử lại.',
  malformed: 'Không đọc được yêu cầu: nội dung không phải JSON hợp lệ. Hãy tải lại trang rồi thử lại.',
  wrongContentType: 'Hệ thống chỉ nhận JSON. Hãy gửi yêu cầu với kiểu nội dung application/json.',
  keyMissing: 'Yêu cầu thiếu khóa chống gửi trùng. Hãy tải lại trang rồi thử lại.',
  keyReused: 'Nội dung lần gửi này đã thay đổi. Hãy mở lại Kiểm tra và gửi.',
  captchaWrong: 'Xác minh không thành công. Hãy thử lại hoặc chọn cách xác minh khác.',
  captchaExpired: 'Lượt xác minh đã hết hạn hoặc đã được dùng. Hãy xác minh lại.',
  codeWrong: 'Mã không đúng. Hãy xem tin nhắn mới nhất; còn {{left}} lần thử.',
  codeExpired: 'Mã đã hết hạn hoặc đã nhập sai quá nhiều lần. Hãy lấy mã mới.',
  tooManyCodes: 'Đã yêu cầu quá nhiều mã. Hãy thử lại sau {{minutes}} phút.',
  phoneRefused: 'Không thể gửi tin nhắn đến số này. Hãy nhập số di động hoặc dùng email.',
  smsUnavailable: 'Ở đây không gửi được tin nhắn. Hãy dùng email.',
  tooMany: 'Thao tác quá nhiều lần. Hãy đợi một phút rồi thử lại.',
  tooManyOccupied:
    'Quá nhiều số vận đơn bạn gửi đã được doanh nghiệp khác khai. Hãy kiểm tra lại danh sách; bạn có thể thử lại các số này sau {{minutes}} phút.',
  occupiedByColleague: 'Đồng nghiệp đã khai vận đơn này. Hãy xem trong Đã gửi hoặc trao đổi với đồng nghiệp.',
  alreadyExists: 'Bạn đã khai vận đơn này. Hãy xem trong Đã gửi.',
  occupiedElsewhere: 'Doanh nghiệp khác đã khai vận đơn này. Hãy kiểm tra lại số vận đơn hoặc liên hệ bộ phận hỗ trợ.',
  filerCodeGone: 'Doanh nghiệp không được dùng mã người khai này. Hãy chọn mã khác.',
  priceChanged: 'Phí đã thay đổi. Hãy kiểm tra tổng mới rồi xác nhận lại.',
  actionNotAllowed: 'Trạng thái hiện tại của tờ khai không cho phép thao tác này. Hãy tải lại trang để xem trạng thái.',
  typeChanged:
    'Không thể đổi ISF-5 thành ISF-10 hoặc ngược lại. Hãy xóa tờ khai này rồi khai lại lô hàng theo đúng loại.',
  payTypeUnavailable: 'Hình thức thanh toán này không dùng được. Hãy chọn hình thức khác.',
  tooLarge: 'Nội dung quá lớn. Hãy chia ra gửi nhiều lần.',
  notBuilt: 'Chức năng này chưa mở.',
  dataDamaged:
    'Một phần dữ liệu trên đĩa của máy chủ bị hỏng nên không thể hiển thị hay thay đổi. Hãy nhờ người quản lý máy chủ khôi phục bản sao lưu; nhật ký của hệ thống có ghi bảng bị hỏng.',
  unexpected: 'Hệ thống gặp lỗi. Vui lòng thử lại sau.',
  serviceBusy: 'Hệ thống đang bận nên yêu cầu của bạn chưa được thực hiện. Hãy thử lại sau vài giây.',
  databaseAway:
    'Cơ sở dữ liệu của hệ thống không phản hồi. Hãy thử lại sau vài giây; nếu bạn đang lưu hoặc xóa, hãy kiểm tra trước xem thao tác đã hoàn tất chưa.',

  generic: 'Đã xảy ra lỗi. Vui lòng thử lại sau.',
  templateRefused: 'Mẫu chưa được lưu. Hãy kiểm tra tên mẫu rồi thử lại.',
  importUnreadable:
    'Không đọc được tệp này dưới dạng bảng. Hãy lưu thành .xlsx, .xls hoặc .csv với tiêu đề ở các dòng đầu rồi thử lại.',
  importTooLarge:
    'Tệp quá lớn: tối đa 5 MB, và khi giải nén không lớn hơn mức một bảng cần. Hãy chia nhỏ rồi nhập từng phần.',
  importUnfinished:
    'Việc lưu bị dừng giữa chừng và sẽ tự hoàn tất. Hãy xem danh sách bản nháp trước khi nhập lại tệp này.',
  importBusy: 'Bạn có {{most}} lần nhập đang tải lên hoặc đang chạy. Hãy đợi một lần kết thúc rồi thử lại.',
  uploadSlow: 'Tệp không đến kịp: kết nối quá chậm hoặc bị ngắt. Hãy kiểm tra kết nối rồi chọn lại tệp.',
  enterpriseBusy:
    'Doanh nghiệp của bạn đang chạy số lần nhập hoặc xuất tối đa cùng lúc. Hãy thử lại sau {{seconds}} giây.',
  transferBusy: 'Hệ thống đang bận với các lần nhập hoặc xuất của doanh nghiệp khác. Hãy thử lại sau {{seconds}} giây.',
  otherSite: 'Lượt tải xuống này được bắt đầu từ một trang web khác. Hãy tải từ TenPlusTwo.',
  importGone: 'Bản xem trước không còn được giữ. Hãy chọn lại tệp.',
  exportBusy: 'Bạn có {{most}} lần tải xuống chưa xong. Hãy đợi một lần kết thúc hoặc hủy bớt rồi thử lại.',
  exportTooMany:
    'Một tệp PDF chứa tối đa {{most}} tờ khai. Hãy thu hẹp bộ lọc, chọn ít dòng hơn, hoặc xuất danh sách thành bảng tính.',
  exportEmpty: 'Không có tờ khai nào khớp với bộ lọc nên không có gì để in. Hãy đổi bộ lọc rồi thử lại.',
} satisfies Shape<typeof en>;
