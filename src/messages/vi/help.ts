import type { help as en } from '../en/help.ts';
import type { Shape } from '../shape.ts';

export const help = {
  blocks: {
    shipment: {
      what: 'Các vận đơn của tờ khai này và thời gian xếp hàng lên tàu.',
      who: 'Số vận đơn có trên vận đơn; hãng tàu cho biết thời gian xếp hàng.',
    },
    importer: {
      what: 'Người nhập khẩu đứng tên (Importer of Record), chịu trách nhiệm về lô hàng trước hải quan Mỹ.',
      who: 'Người mua ở Mỹ hoặc đại lý hải quan của họ biết số này.',
      example: 'EIN 12-345678900',
    },
    consignee: {
      what: 'Người nhận hàng tại Mỹ mà lô hàng được gửi cho, chỉ khai bằng số định danh.',
      who: 'Thường chính là người nhập khẩu; hãy xác nhận với người mua ở Mỹ hoặc đại lý hải quan của họ.',
    },
    bond: {
      what: 'Khoản bảo lãnh của tờ khai, hải quan thu tiền phạt (liquidated damages) từ khoản này.',
      who: 'Người nhập khẩu hoặc đại lý hải quan của họ biết đã có bond năm hay chưa.',
    },
    buger: {
      what: 'Bên mua hàng sau cùng được biết; nếu hàng chưa bán thì khai chủ hàng.',
      who: 'Tên có trên hóa đơn thương mại.',
    },
    seller: {
      what: 'Bên bán hàng sau cùng được biết; nếu hàng chưa bán thì khai chủ hàng.',
      who: 'Tên có trên hóa đơn thương mại.',
    },
    manufacturer: {
      what: 'Bên sản xuất, lắp ráp hoặc trồng ra hàng hóa sau cùng, hoặc nhà cung cấp thành phẩm.',
      who: 'Hãy hỏi người bán nếu người bán không phải là nhà máy.',
    },
    stuffing: {
      what: 'Địa chỉ nơi hàng được đóng vào container.',
      who: 'Nhà máy hoặc kho CFS biết; nếu khai linh hoạt thời gian thì được bổ sung chậm nhất 24 giờ trước khi tàu đến.',
      example: 'Hàng FCL: nhà máy; hàng LCL: kho CFS',
    },
    consolidator: {
      what: 'Bên đóng hàng vào container hoặc thu xếp việc đóng hàng.',
      who: 'Bên đặt chỗ biết; hàng FCL thường là nhà máy, hàng LCL thường là đơn vị khai thác kho CFS.',
    },
    ship: {
      what: 'Bên đầu tiên thực tế nhận hàng sau khi thông quan.',
      who: 'Người nhận hàng biết địa chỉ giao hàng.',
      example: 'Kho hoặc trung tâm phân phối',
    },
    book: {
      what: 'Bên đặt chỗ trên tàu.',
      who: 'Tên có trên xác nhận đặt chỗ (booking).',
    },
    routing: {
      what: 'Cảng nước ngoài nơi hàng quá cảnh được dỡ khỏi tàu và nơi giao hàng.',
      who: 'Cả hai có trên booking của hãng tàu và đều không ở Mỹ.',
    },
    goods: {
      what: 'Mỗi mặt hàng một dòng; nếu có nhiều nước xuất xứ thì mỗi nước một dòng.',
      who: 'Mặt hàng có trên phiếu đóng gói; đại lý hải quan của người nhập khẩu biết mã HS.',
    },
  },
  fields: {
    houseScac: {
      what: 'Mã bốn chữ cái dùng để gửi tờ khai này đến hải quan.',
      who: 'Để trống để dùng mã mặc định của doanh nghiệp; muốn dùng mã riêng, hãy báo bộ phận hỗ trợ trước 2 ngày làm việc.',
      example: 'HBRL',
    },
    cargoType: {
      what: 'Loại lô hàng, quyết định có cần bond hoặc thêm dữ liệu hay không.',
      who: 'Người nhập khẩu hoặc đại lý hải quan quyết định; hàng thương mại thường chọn hàng thông thường.',
      example: 'Hàng chưa bán: Hàng theo lệnh (To order)',
    },
    loadingAt: {
      what: 'Thời điểm xếp hàng lên tàu đi Mỹ, theo múi giờ +08:00; hạn 24 giờ tính ngược từ đây.',
      who: 'Hãng tàu cho biết; thời điểm này sớm hơn giờ tàu chạy.',
      example: 'Xếp hàng 18:00 ngày 20: khai trước 18:00 ngày 19',
    },
    amsRequestList: {
      amsNo: {
        what: 'Số vận đơn cấp thấp nhất trong AMS: mã SCAC của bên phát hành rồi đến số, không có dấu cách.',
        who: 'Bên khai AMS biết; nếu số khác thì không khớp được.',
        example: 'ABCD1234567890',
      },
      amsType: {
        what: 'Cho biết đây là vận đơn House của đại lý giao nhận (forwarder) hay vận đơn thường (Regular) của hãng tàu.',
        who: 'Bên khai AMS biết; nếu khác loại thì không khớp được.',
      },
    },
    actionReason: {
      what: 'Cho hải quan biết dữ liệu đã đầy đủ hay còn phần ước lượng hoặc bổ sung sau.',
      who: 'Giữ “Khai đầy đủ” nếu không thiếu dữ liệu; tờ khai linh hoạt phải được bổ sung sau.',
      example: 'Chưa biết nơi đóng hàng: Linh hoạt thời gian',
    },
    importerType: {
      what: 'Loại số dùng để xác định người nhập khẩu.',
      who: 'Người nhập khẩu cho biết: công ty Mỹ có EIN, công ty nước ngoài thường có số do CBP cấp.',
    },
    importerId: {
      what: 'Số của người nhập khẩu tại hải quan Mỹ.',
      who: 'Người nhập khẩu hoặc đại lý hải quan của họ biết; đừng đoán vì hải quan sẽ kiểm tra.',
      example: '12-345678900 (EIN)',
    },
    consigneeType: {
      what: 'Loại số dùng để xác định người nhận hàng.',
      who: 'Người nhận hàng cho biết: công ty Mỹ có EIN, cá nhân có số an sinh xã hội.',
    },
    consigneeId: {
      what: 'Số định danh của người nhận hàng tại Mỹ.',
      who: 'Người nhận hàng hoặc đại lý hải quan của họ biết; thường trùng với số của người nhập khẩu.',
      example: '12-345678900 (EIN)',
    },
    bondType: {
      what: 'Cho biết dùng bond năm hay bond mua riêng cho lô hàng này.',
      who: 'Người nhập khẩu hoặc đại lý hải quan biết; nếu không có thì dùng bond của nhà cung cấp, có tính phí.',
    },
    bondHolderType: {
      what: 'Cho biết tờ khai này dùng bond của ai.',
      who: 'Thường là của người nhập khẩu; nếu của bên khác thì đại lý hải quan biết.',
    },
    bondHolderId: {
      what: 'Số hải quan của bên có bond dùng cho tờ khai này.',
      who: 'Để trống để dùng số của người nhập khẩu hoặc người nhận hàng.',
      example: '12-345678900 (EIN)',
    },
    suretyCode: {
      what: 'Mã ba chữ số của công ty bảo lãnh đã phát hành bond đơn lẻ.',
      who: 'Mã có trên bond; đại lý bán bond cũng biết.',
      example: '016',
    },
    bondReferenceNo: {
      what: 'Số tham chiếu của công ty bảo lãnh cho bond đơn lẻ, không phải số bond của CBP.',
      who: 'Số có trên bond, thường gồm 9 chữ số.',
      example: '123456789',
    },
    billHsRequestList: {
      hsCode: {
        what: 'Sáu chữ số đầu của mã hàng hóa trong biểu thuế.',
        who: 'Đại lý hải quan của người nhập khẩu phân loại; tờ khai xuất khẩu cũng có sáu số đầu này.',
        example: '940360 (đồ nội thất bằng gỗ)',
      },
      hsCountryCode: {
        what: 'Nước sản xuất hoặc trồng ra hàng hóa, không phải nước xếp hàng.',
        who: 'Nhà sản xuất biết.',
        example: 'Sản xuất tại Việt Nam, xếp hàng tại Ningbo: VN',
      },
    },
    masterBill: {
      what: 'Số vận đơn chủ (Master) của hãng tàu, bao gồm các vận đơn House.',
      who: 'Không bắt buộc, có trên vận đơn của hãng tàu.',
      example: 'MAEU123456789',
    },
    transportMode: {
      what: 'Hàng đi bằng container hay là hàng kiện rời (break bulk).',
      who: 'Để trống nếu là container; hàng kiện rời không khai container.',
    },
    carnetNo: {
      what: 'Số của sổ tạm quản ATA, không gồm mã nước.',
      who: 'Có trên sổ, do người giữ sổ cung cấp.',
      example: 'CN12345678',
    },
    informalType: {
      what: 'Lý do hàng không làm thủ tục nhập khẩu chính thức.',
      who: 'Đại lý hải quan của người nhập khẩu biết trường hợp nào áp dụng.',
    },
    estimatedValue: {
      what: 'Trị giá lô hàng tính bằng đô la Mỹ, làm tròn đến đồng.',
      who: 'Có trên hóa đơn thương mại, hoặc hỏi chủ hàng.',
      example: '780',
    },
    importerName: {
      what: 'Họ tên đầy đủ của người có hộ chiếu hoặc số an sinh xã hội đã nhập, họ viết trước.',
      who: 'Có trong hộ chiếu; hải quan cũng lấy làm tên người khai.',
      example: 'SMITH, JOHN, A',
    },
    consigneeName: {
      what: 'Họ tên đầy đủ của người có hộ chiếu hoặc số an sinh xã hội đã nhập, họ viết trước.',
      who: 'Có trong hộ chiếu.',
      example: 'SMITH, JOHN, A',
    },
    bondActivity: {
      what: 'Chủ bond chịu trách nhiệm với hải quan với tư cách nào.',
      who: 'Chủ bond hoặc đại lý hải quan của họ biết; đa số người nhập khẩu có mã 01.',
    },
    transitImporterId: {
      what: 'Số của chủ hàng, người nhận hàng hoặc người khai quá cảnh của hàng quá cảnh bảo thuế qua Mỹ.',
      who: 'Để trống với FROB, khai theo mã SCAC của bạn.',
      example: '12-345678900 (EIN)',
    },
    containerList: {
      containerNo: {
        what: 'Số container: bốn chữ cái của chủ container, sáu chữ số và số kiểm tra.',
        who: 'Có trên vỏ container, phiếu đóng gói hoặc vận đơn của hãng tàu.',
        example: 'CSQU3054383',
      },
    },
    party: {
      IdType: {
        what: 'Loại số thay cho tên và địa chỉ của bên này.',
        who: 'Chỉ dùng khi bên đó cho bạn số này và tên, địa chỉ để trống.',
      },
      Id: {
        what: 'Số mà hải quan dùng để nhận biết bên này, thay cho tên và địa chỉ.',
        who: 'Bên đó biết số của mình.',
        example: '123456789 (DUNS)',
      },
      Subdivision: {
        what: 'Bang hoặc tỉnh theo mã ISO, không gồm mã nước.',
        who: 'Không bắt buộc, là một phần của địa chỉ.',
        example: 'CA (California)',
      },
      PostalCode: {
        what: 'Mã bưu chính của địa chỉ.',
        who: 'Không bắt buộc, gửi đi không có dấu gạch nối.',
        example: '90001',
      },
      SecondNameType: {
        what: 'Tên thứ hai liên quan thế nào với tên của bên này.',
        who: 'Hãy chọn cùng với tên thứ hai.',
      },
      SecondName: {
        what: 'Một tên khác của bên này, ví dụ tên kinh doanh.',
        who: 'Không bắt buộc, giúp hải quan nhận ra bên này.',
      },
    },
    deliveryCode: {
      what: 'Nơi ngoài nước Mỹ mà hãng tàu giao hàng quá cảnh.',
      who: 'Thông tin có trên booking của hãng tàu.',
      example: 'CAVAN (Vancouver)',
    },
    dischargingPortCode: {
      what: 'Cảng ngoài nước Mỹ nơi hàng quá cảnh được dỡ khỏi tàu.',
      who: 'Thông tin có trên booking của hãng tàu.',
      example: 'MXZLO (Manzanillo)',
    },
    clientRef: {
      what: 'Số của khách hàng cho lô hàng này, không gửi đến hải quan.',
      who: 'Nhập số đơn hàng hoặc số hồ sơ mà khách hàng dùng khi hỏi.',
      example: 'PO 48213',
    },
    vesselVoyage: {
      what: 'Tàu và chuyến của lô hàng, chỉ để tra cứu nội bộ và không gửi đến hải quan.',
      who: 'Thông tin có trên xác nhận đặt chỗ (booking).',
      example: 'COSCO HARMONY 045E',
    },
  },
  columns: {
    customsCodes: {
      what: 'Các mã hải quan dùng để giải thích việc từ chối hoặc cảnh báo, qua ABI và AMS.',
      who: 'Hãy sửa mục được nêu cạnh mã, rồi gửi lại.',
    },
    declarationStatus: {
      what: 'Phản hồi của hải quan cho thao tác gần nhất.',
      who: 'Màu đỏ là cần xử lý; hãy mở tờ khai để xem lý do.',
    },
    matchStatus: {
      what: 'Cho biết hải quan đã tìm thấy vận đơn trong AMS hay chưa.',
      who: 'Khi vận đơn chưa khớp, hải quan coi như chưa khai ISF.',
    },
  },
  declaration: {
    submitted: {
      what: 'Thông điệp đã gửi đi và hải quan chưa phản hồi.',
      who: 'Hãy chờ phản hồi, thường vài phút; trước đó không thao tác được.',
    },
    receiveOk: {
      what: 'Cổng hải quan đã tiếp nhận thông điệp, nhưng hải quan chưa quyết định.',
      who: 'Hãy chờ phản hồi tiếp theo; đây chưa phải là chấp nhận.',
    },
    receiveSuccess: {
      what: 'Hải quan đã chấp nhận và lưu ISF.',
      who: 'Tiếp theo hãy theo dõi trạng thái khớp.',
    },
    receiveSuccessWarning: {
      what: 'Hải quan đã chấp nhận ISF nhưng cảnh báo về một dữ liệu.',
      who: 'Hãy đọc cảnh báo trong phản hồi và gửi bản sửa nếu dữ liệu sai.',
    },
    receiveFailed: {
      what: 'Hải quan từ chối ISF nên chưa có tờ khai nào được lưu.',
      who: 'Hãy sửa các mục nêu trong phản hồi rồi gửi lại; hạn 24 giờ vẫn áp dụng.',
    },
    modifySuccess: {
      what: 'Hải quan đã chấp nhận bản sửa và lưu dữ liệu mới.',
      who: 'Bạn không cần làm gì thêm.',
    },
    modifySuccessWarning: {
      what: 'Hải quan đã chấp nhận bản sửa nhưng cảnh báo về một dữ liệu.',
      who: 'Hãy đọc cảnh báo trong phản hồi và gửi bản sửa khác nếu dữ liệu sai.',
    },
    modifyFailed: {
      what: 'Hải quan từ chối bản sửa và vẫn giữ dữ liệu đã chấp nhận trước đó.',
      who: 'Hãy sửa các mục nêu trong phản hồi rồi gửi lại bản sửa.',
    },
    deleteSuccess: {
      what: 'Hải quan đã xóa ISF và không còn lưu gì cho vận đơn này.',
      who: 'Nếu hàng vẫn đi, hãy khai lại bằng nút Gửi lại.',
    },
    deleteFailed: {
      what: 'Hải quan từ chối việc xóa nên ISF vẫn còn được lưu.',
      who: 'Hãy đọc lý do trong phản hồi và xóa lại nếu hàng không nhập khẩu nữa.',
    },
  },
  match: {
    none: {
      what: 'Hải quan chưa cho biết vận đơn có trong AMS hay không.',
      who: 'Hải quan đối chiếu vận đơn sau khi chấp nhận ISF; bạn không cần làm gì.',
    },
    onFile: {
      what: 'Hải quan tìm thấy trong AMS vận đơn cùng số và cùng loại.',
      who: 'Tờ khai đã hoàn tất; hãy gửi bản sửa nếu dữ liệu thay đổi trước khi tàu đến.',
    },
    notOnFile: {
      what: 'Hải quan không tìm thấy vận đơn có số này trong AMS nên coi như chưa khai ISF.',
      who: 'Hãy hỏi bên khai AMS về số vận đơn; hải quan sẽ đối chiếu lại sau.',
    },
    wrongType: {
      what: 'Số này có trong AMS nhưng thuộc loại vận đơn khác.',
      who: 'Hãy hỏi bên khai AMS đó là vận đơn House hay vận đơn thường, rồi gửi bản sửa.',
    },
    duplicate: {
      what: 'Người khai khác đã khai ISF cho cùng vận đơn và người nhập khẩu.',
      who: 'Hãy hỏi người nhập khẩu bên nào sẽ khai, rồi xóa tờ khai còn lại.',
    },
  },
} satisfies Shape<typeof en>;
