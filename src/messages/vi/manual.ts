import type { Shape } from '../shape.ts';
import type { manual as english } from '../en/manual.ts';

export const manual: Shape<typeof english> = {
  lead: 'Cách khai, theo dõi và sửa ISF. Số trong hình là các bước bên cạnh.',
  search: 'Tìm trong hướng dẫn',
  contents: 'Mục lục',
  nothing: 'Không tìm thấy. Hãy thử từ khác.',
  found: '{{count}} mục',
  picture: 'Màn hình: {{title}}',
  video: {
    play: 'Phát',
    pause: 'Tạm dừng',
    previous: 'Trước',
    next: 'Tiếp',
    position: '{{at}} / {{of}}',
  },
  sections: {
    start: {
      title: 'Bắt đầu: doanh nghiệp, đăng nhập, giá',
      text: 'Tờ khai được lập dưới tên doanh nghiệp đã mở dịch vụ.',
      steps: {
        1: 'Đăng ký doanh nghiệp bằng email đã xác minh, hoặc nhờ quản trị viên mời bạn.',
        2: 'Mở dịch vụ: xem mục tiếp theo. Mỗi doanh nghiệp chỉ làm một lần.',
        3: 'Mỗi vận đơn 70 xu, hoặc 50 xu nếu đã khai AMS. 1 xu = 1 CNY.',
        4: 'Nhấn Ctrl+K để đến mọi màn hình, nhấn ? để xem danh sách phím tắt.',
      },
    },
    opening: {
      title: 'Mở dịch vụ',
      text: 'Quản trị viên ký hợp đồng một lần; bộ phận hỗ trợ duyệt và báo kết quả qua email.',
      steps: {
        1: 'Nhập người đại diện pháp luật, liên hệ và địa chỉ đúng như giấy phép kinh doanh.',
        2: 'Tải hợp đồng, rồi ký và đóng dấu.',
        3: 'Tải hợp đồng đã ký lên: PDF, ảnh hoặc ZIP, nhỏ hơn 20 MB, không đặt mật khẩu.',
        4: 'Xác nhận. Nếu bị trả lại, lý do hiển thị tại đây; hãy sửa và tải lên lại.',
      },
    },
    drafts: {
      title: 'Bản nháp',
      text: 'Mọi tờ khai chưa gửi. Bản nháp được lưu trên máy khi bạn nhập và lên máy chủ sau hai giây.',
      steps: {
        1: 'Tạo ISF-10 hoặc ISF-5 mới (phím N và Shift+N).',
        2: 'Tìm theo số vận đơn, bên liên quan hoặc mẫu.',
        3: 'Mở bản nháp. Thanh tiến độ cho biết đã điền bao nhiêu, số màu đỏ là số lỗi.',
      },
    },
    form: {
      title: 'Điền tờ khai',
      text: 'Lỗi hiện khi bạn rời ô; mục còn thiếu chỉ hiện khi kiểm tra. Phần ít tờ khai cần được thu gọn: container, hàng kiện rời và vận đơn chủ ở phần lô hàng; mã định danh, mã bưu chính hoặc tên thứ hai ở từng bên. Loại hàng theo sổ tạm quản và khai không chính thức có các mục riêng.',
      steps: {
        1: 'Điền lô hàng. Số vận đơn bắt đầu bằng SCAC của bên phát hành.',
        2: 'Nhấn F1 trong ô, hoặc nút này, để xem hải quan yêu cầu gì.',
        3: 'Kiểm tra và gửi (Ctrl+Enter). F8 chuyển đến lỗi tiếp theo.',
      },
    },
    recognition: {
      title: 'Nhận dạng tài liệu',
      text: 'Chứng từ của một lô hàng trở thành bản nháp để bạn đối chiếu ngay bên cạnh.',
      steps: {
        1: 'Chọn Nhận dạng tài liệu, hoặc thả tệp vào bất kỳ đâu trên danh sách bản nháp hay biểu mẫu. Tệp Word, PDF, Excel tối đa 4 MB; cũng có thể dán nội dung email.',
        2: 'Thả cùng lúc hóa đơn, phiếu đóng gói và vận đơn của một lô hàng: chúng thành một bản nháp. Tiến độ luôn hiển thị ở mọi màn hình.',
        3: 'Tài liệu nằm bên cạnh biểu mẫu. Chọn một ô để thấy giá trị lấy từ đâu. Nhấn vào chữ trong tài liệu để điền vào ô, giữ Shift để thêm.',
        4: 'Kiểm tra và Phỏng đoán là giá trị cần đối chiếu: Enter xác nhận và sang giá trị tiếp theo, F9 chỉ chuyển tiếp.',
        5: 'Khi tài liệu có hai giá trị khác nhau, cả hai hiện dưới ô: hãy chọn một.',
        6: 'Các chỗ bạn sửa được ghi nhớ cho doanh nghiệp. Xem và xóa tại trang Doanh nghiệp và thành viên.',
      },
    },
    check: {
      title: 'Kiểm tra và gửi',
      text: 'Hãy gửi ít nhất 24 giờ trước khi xếp hàng. Chưa trừ tiền trước khi bạn xác nhận.',
      steps: {
        1: 'Đối chiếu với chứng từ và sửa nếu cần.',
        2: 'Xác nhận và gửi. Nút hiển thị số tiền. Mỗi tờ khai chỉ gửi và trừ tiền một lần, kể cả khi mất kết nối.',
      },
    },
    sent: {
      title: 'Đã gửi',
      text: 'Mọi tờ khai đã gửi hải quan, kèm trạng thái khai và trạng thái khớp vận đơn.',
      steps: {
        1: 'Tìm theo số vận đơn, số ISF hoặc người mua, hoặc chọn nhóm.',
        2: 'Mở tờ khai để đọc phản hồi của hải quan.',
        3: 'Trạng thái gồm chữ và màu: đang chờ, thành công, có vấn đề, đã xóa.',
      },
    },
    receipts: {
      title: 'Phản hồi của hải quan',
      text: 'Mỗi phản hồi được giải thích dễ hiểu; có thể mở nguyên văn.',
      steps: {
        1: 'Trạng thái hiện tại của tờ khai.',
        2: 'Giai đoạn: đã gửi, đã tiếp nhận, đã chấp nhận, đã khớp.',
        3: 'Sửa và gửi lại tờ khai bị từ chối. Mỗi lỗi dẫn đến ô tương ứng.',
      },
    },
    modify: {
      title: 'Sửa, gửi lại và xóa',
      text: 'Sửa mà giữ nguyên số vận đơn thì miễn phí. Đổi số thì thành tờ khai khác: tờ khai cũ bị xóa và tờ khai mới được tính phí.',
      steps: {
        1: 'Sửa các ô. Phần tóm tắt phía trên cho biết việc sẽ xảy ra và chi phí.',
        2: 'Kiểm tra và gửi thay đổi.',
      },
    },
    templates: {
      title: 'Mẫu',
      text: 'Mẫu là tờ khai không có số vận đơn. Lưu từ bất kỳ bản nháp nào bằng “Lưu thành mẫu”.',
      steps: { 1: 'Tạo mẫu mới.', 2: 'Mở mẫu, hoặc lập tờ khai từ mẫu.' },
    },
    addressBook: {
      title: 'Sổ địa chỉ và người nhận thông báo',
      text: 'Các địa chỉ được gợi ý khi bạn nhập. Người nhận thông báo nhận các thông báo bạn chọn cho họ.',
      steps: { 1: 'Thêm một địa chỉ, hoặc nhập nhiều địa chỉ từ tệp Excel.', 2: 'Mở một địa chỉ để sửa.' },
    },
    charges: {
      title: 'Chi phí gửi và chi phí bond',
      text: 'Mỗi tờ khai tốn bao nhiêu, ai gửi và khi nào. Khoản hoàn tiền có số âm. Nhấn số xu ở thanh trên để xem mọi khoản thu chi, số dư và sao kê tháng; “Nạp tiền” bên cạnh mở quầy thanh toán.',
      steps: {
        1: 'Các tổng tính trên mọi dòng khớp bộ lọc, không chỉ trang này.',
        2: 'Tìm theo số vận đơn, mã đơn hoặc ghi chú; lọc theo người thao tác, hình thức thanh toán và thời gian.',
        3: 'Ghi chú cho khoản phí của mình, ví dụ tham chiếu khách hàng. Nhấn Enter để lưu.',
        4: 'Xuất đúng những gì đã lọc ra tệp Excel, dòng cuối là tổng.',
      },
    },
    people: {
      title: 'Thành viên, vai trò và mã người khai',
      text: 'Quản trị viên quyết định ai được khai cho doanh nghiệp. Thay đổi có hiệu lực ngay trên các trang đang mở.',
      steps: {
        1: 'Mời đồng nghiệp qua email. Liên kết chỉ dùng một lần, trong 72 giờ.',
        2: 'Chọn vai trò: quản trị viên quản lý thành viên, người khai lập tờ khai, tài khoản phụ chỉ thấy bản nháp của mình và không thấy chi phí.',
        3: 'Vô hiệu hóa người nghỉ việc: mọi phiên đăng nhập kết thúc ngay. Bàn giao bản nháp từ danh sách bản nháp.',
        4: 'Đăng ký mã người khai riêng trước ít nhất hai ngày làm việc. Từ ngày hiệu lực, mã này là mặc định.',
      },
    },
    account: {
      title: 'Mật khẩu, xác thực hai lớp và phiên đăng nhập',
      text: 'Ở mục “Tài khoản và bảo mật” trong menu tên của bạn.',
      steps: {
        1: 'Đổi mật khẩu. Các phiên khác kết thúc và bạn nhận được email.',
        2: 'Bật xác thực hai lớp bằng ứng dụng xác thực bất kỳ. Hãy giữ mã khôi phục: mỗi mã dùng một lần khi mất điện thoại.',
        3: 'Xem các thiết bị đang đăng nhập và đăng xuất các thiết bị khác.',
      },
    },
    push: {
      title: 'Thông báo qua email và WeChat',
      text: 'Phản hồi của hải quan, hạn chót và số dư thấp, kể cả khi bạn không ở trước màn hình. Chuông ở thanh trên hiển thị 50 mục gần nhất.',
      steps: {
        1: 'Bật thông báo qua email.',
        2: 'Thêm địa chỉ của văn phòng. Mỗi địa chỉ cho biết email gần nhất đã đến chưa; người đã hủy đăng ký được hỏi trước khi gửi lại.',
        3: 'Chọn sự kiện. Người nhận thông báo chọn trong hồ sơ của họ.',
        4: 'Gửi email thử để kiểm tra. WeChat (menu tiếng Trung) được liên kết bằng mã QR.',
      },
    },
    statistics: {
      title: 'Thống kê',
      text: 'Số tờ khai, phản hồi của hải quan và chi phí trong một khoảng thời gian, so với khoảng trước đó.',
      steps: {
        1: 'Chọn ngày đầu và ngày cuối.',
        2: 'Mỗi biểu đồ đều xem được dưới dạng bảng số.',
        3: 'Xuất theo ngày ra Excel.',
      },
    },
    reportCard: {
      title: 'Đánh giá người nhập khẩu và hồ sơ chứng minh',
      text: 'Tờ khai của từng người nhập khẩu đúng hạn, chính xác và khớp vận đơn đến mức nào, và hải quan có thể phạt tối đa bao nhiêu. Rủi ro là ước tính, không phải thông báo phạt.',
      steps: {
        1: 'Chọn kỳ. Số liệu được so với cùng số ngày liền trước.',
        2: 'Chọn một người nhập khẩu để xem các tờ khai trễ hạn, không chính xác và chưa rút, rồi mở từng tờ để sửa.',
        3: 'Xuất danh sách ra Excel, hoặc xuất phiếu dạng PDF để gửi người nhập khẩu.',
        4: 'Để lưu trữ, mở tờ khai và chọn Hồ sơ chứng minh (ZIP): thông điệp, phản hồi, phiên bản và mã băm trong một tệp nén. Lưu trong năm năm.',
      },
    },
    cashier: {
      title: 'Nạp tiền, hóa đơn và phiếu ưu đãi',
      text: 'Nạp tiền cạnh số dư, lịch sử nạp, hóa đơn và phiếu ưu đãi mở trong cửa sổ riêng.',
      steps: {
        1: 'Nạp tiền: chọn số tiền và xác nhận thanh toán. Xu chỉ vào tài khoản một lần, kể cả khi mất kết nối.',
        2: 'Yêu cầu hóa đơn cho khoản đã trả.',
        3: 'Đổi phiếu ưu đãi. Tài khoản phụ hãy nhờ tài khoản chính nạp tiền.',
      },
    },
    customs: {
      title: 'Kết nối hải quan và vận hành',
      text: 'Quản trị viên nhập một lần người khai đã đăng ký với CBP. Khi còn thiếu thì không gửi và không thu phí.',
      steps: {
        1: 'Mở Kết nối hải quan trong menu tên của bạn. Nhập cảng xử lý và mã người khai ba ký tự của CBP, không phải SCAC.',
        2: 'Để trống để khai dưới tên người khai của hệ thống, nếu có. Trang cho biết đang dùng người khai nào.',
        3: 'Mở “Kiểm tra trước khi vận hành”: mỗi dòng cho biết mục nào sẵn sàng, mục nào thiếu và ai hoàn tất.',
        4: 'Trong thời gian chứng nhận, nhập tên kịch bản, ví dụ SCENARIO 001, rồi xóa sau khi xong.',
      },
    },
    api: {
      title: 'Khai từ phần mềm của bạn',
      text: 'Quản trị viên tạo khóa API ở trang doanh nghiệp.',
      steps: {
        1: 'Tạo khóa và ghi rõ dùng cho việc gì. Khóa chỉ hiển thị một lần.',
        2: 'Đọc tài liệu API và gửi kèm khóa trong mọi yêu cầu.',
        3: 'Yêu cầu có tính phí cần Idempotency-Key: gửi lại với cùng giá trị thì chỉ tính phí một lần.',
        4: 'Thu hồi khóa không còn dùng; khóa bị từ chối ngay.',
      },
    },
  },
};
