import type { customs as en } from '../en/customs.ts';
import type { Shape } from '../shape.ts';

export const customs = {
  sources: {
    note: '({{codes}})',
    customs: 'Quy định của hải quan, mã chưa được công bố',
    code: 'Mã hải quan {{code}}',
    codes: 'Mã hải quan {{code}} (AMS: {{ams}})',
    ams: 'Mã AMS {{ams}}; mã ABI chưa được công bố',
    chapter: 'Quy định của hải quan, mã chưa được công bố',
    tool: 'Do hệ thống báo, không phải mã hải quan',
  },
  unknown: 'Mã {{code}} không có trong danh mục đã công bố, hiển thị nguyên văn của hải quan.',
  entities: {
    IM: 'Người nhập khẩu',
    CN: 'Người nhận hàng',
    SE: 'Người bán',
    BY: 'Người mua',
    ST: 'Bên nhận hàng',
    LG: 'Nơi đóng hàng',
    CS: 'Người gom hàng',
    MF: 'Nhà sản xuất',
    BKP: 'Bên đặt chỗ',
    any: 'Bên liên quan',
  },
  numbers: {
    format: 'không đúng định dạng của loại ID đã chọn.',
    einNoSuffix: 'thiếu hai ký tự cuối. Hãy thêm 00 nếu người nhập khẩu không dùng hậu tố khác.',
    einSuffix: 'hai ký tự cuối của EIN không được là O, I hay Z; thường phải là 0, 1 hoặc 2.',
    einPrefix: 'không có EIN nào bắt đầu bằng 00.',
    einSerial: 'bảy chữ số sau dấu gạch không thể toàn là 0.',
    ssnArea: 'không có số an sinh xã hội nào bắt đầu bằng 000 hoặc 666.',
    ssnTaxpayer:
      'số bắt đầu bằng 9 là số thuế cá nhân (ITIN), không phải số an sinh xã hội. Hãy hỏi EIN hoặc số do CBP cấp.',
    ssnGroup: 'hai chữ số giữa không thể là 00.',
    ssnSerial: 'bốn chữ số cuối không thể là 0000.',
    scac: 'mã người khai của ISF-5 gồm bốn chữ cái.',
    einRarePrefix: 'theo danh mục công bố, IRS không cấp EIN bắt đầu bằng hai chữ số này.',
    aniYear: 'hai chữ số đầu là năm cấp, và năm này chưa tới.',
    aniPort: 'chữ số thứ ba đến thứ sáu là cửa khẩu cấp số, và CBP không có khu vực này.',
  },
  hts: {
    digits: 'hải quan chỉ chấp nhận chữ số.',
    short: 'chưa đủ 6 chữ số.',
    chapter: 'biểu thuế không có chương này (01 đến 97, trừ 77).',
    special: 'mã chương 98, 99 phải đi cùng mã của chính hàng hóa.',
  },
  ports: {
    form: 'không phải mã nước và ba chữ cái hoặc chữ số (2 đến 9).',
    country: 'hai chữ cái đầu không phải mã nước.',
  },
  edits: {
    S06: {
      text: 'Loại ISF không hợp lệ',
      cause: 'Loại tờ khai không phải ISF-10, ISF-5 hay chuyển đổi giữa hai loại.',
      fix: 'Hãy chọn ISF-10 hoặc ISF-5.',
    },
    S07: {
      text: 'Mã thao tác không hợp lệ',
      cause: 'Thông điệp không phải thêm mới, thay thế hay xóa.',
      fix: 'Hãy gửi, sửa hoặc xóa lại từ trang của tờ khai.',
    },
    S08: {
      text: 'ISF bị trùng',
      cause: 'Hải quan đã có tờ khai khác cho người nhập khẩu và vận đơn này.',
      fix: 'Hãy sửa tờ khai đã có, hoặc sửa số vận đơn hay ID người nhập khẩu.',
    },
    S09: {
      text: 'Phương thức vận tải không hợp lệ',
      cause: 'ISF chỉ dùng cho tàu biển: 10 tàu không chở container, 11 tàu container.',
      fix: 'Hãy chọn tàu container hoặc tàu hàng rời ở mục phương thức vận tải.',
    },
    S10: {
      text: 'Số ISF không có tại hải quan',
      cause: 'Hải quan không có tờ khai nào mang số ISF này nên không thể sửa hay xóa.',
      fix: 'Hãy kiểm tra số ISF. Nếu tờ khai chưa từng được chấp nhận, hãy gửi như tờ khai mới.',
    },
    S11: {
      text: 'Tờ khai mới không được có số ISF',
      cause: 'Tờ khai mới phải để trống số ISF; hải quan sẽ cấp số.',
      fix: 'Hãy gửi như tờ khai mới không có số, hoặc gửi dưới dạng sửa tờ khai cũ.',
    },
    S12: {
      text: 'Tờ khai của người khai khác',
      cause: 'Tờ khai mang số ISF này do người khai khác gửi; chỉ họ mới được sửa hoặc xóa.',
      fix: 'Hãy nhờ người khai đó sửa hoặc xóa, hoặc kiểm tra số ISF và mã người khai.',
    },
    S13: {
      text: 'Thiếu số tham chiếu bond',
      cause: 'Bond đơn lẻ cần số tham chiếu của công ty bảo lãnh.',
      fix: 'Hãy nhập số tham chiếu theo chứng từ bond.',
    },
    S14: {
      text: 'Loại ID người nhập khẩu không hợp lệ',
      cause: 'Hải quan không chấp nhận loại ID này cho người nhập khẩu của tờ khai.',
      fix: 'Hãy chọn mã số thuế (EIN), số do CBP cấp, số an sinh xã hội hoặc hộ chiếu.',
    },
    S15: {
      text: 'Thiếu ID người nhập khẩu',
      cause: 'Tờ khai không có người nhập khẩu.',
      fix: 'Hãy nhập ID người nhập khẩu; với ISF-5, hãy nhập mã người khai.',
    },
    S16: {
      text: 'ID người nhập khẩu sai định dạng',
      cause: '“{{value}}”: $t(customs.numbers.{{problem}})',
      fix: 'Hãy nhập mã số thuế (EIN) như 12-345678900, số do CBP cấp như 261704-12345, hoặc số an sinh xã hội như 123-45-6789. Với ISF-5, mã người khai gồm bốn chữ cái.',
    },
    S17: {
      text: 'Người nhập khẩu chưa đăng ký',
      cause: 'Hải quan không có người nhập khẩu mang số {{value}}.',
      fix: 'Hãy đối chiếu với giấy tờ của người nhập khẩu. Người nhập khẩu mới phải đăng ký với CBP trước (mẫu 5106).',
    },
    S18: {
      text: 'Loại hàng không hợp lệ',
      cause: 'Loại hàng không nằm trong 01 đến 11, hoặc không phải 01 đối với ISF-5.',
      fix: 'Hãy chọn loại hàng từ danh sách.',
    },
    S19: {
      text: 'Thiếu chủ bond',
      cause: 'Loại hàng này cần bond nhưng tờ khai không có chủ bond.',
      fix: 'Hãy nhập mã chủ bond.',
    },
    S20: {
      text: 'Mã hoạt động bond không hợp lệ',
      cause: 'Mã hoạt động của bond không phải 01, 02, 03, 04 hay 16.',
      fix: 'Hãy chọn lại loại bond.',
    },
    S21: {
      text: 'Loại bond không hợp lệ',
      cause: 'Không phải bond năm (8) cũng không phải bond ISF đơn lẻ (9, hoạt động 16).',
      fix: 'Hãy chọn lại loại bond.',
    },
    S22: {
      text: 'Thiếu mã công ty bảo lãnh',
      cause: 'Bond đơn lẻ cần mã công ty bảo lãnh.',
      fix: 'Hãy nhập mã gồm 3 chữ số.',
    },
    S23: {
      text: 'Mã chủ bond sai định dạng',
      cause: '“{{value}}”: $t(customs.numbers.{{problem}})',
      fix: 'Hãy nhập dạng 12-345678900, 261704-12345 hoặc 123-45-6789.',
    },
    S24: {
      text: 'Mã công ty bảo lãnh sai định dạng',
      cause: '“{{value}}” không phải mã công ty bảo lãnh.',
      fix: 'Hãy nhập đúng 3 chữ số, ví dụ 016.',
    },
    S25: {
      text: 'Ngày sinh thiếu hoặc sai',
      cause: 'Dùng hộ chiếu thì phải có ngày sinh, và ngày sinh phải là ngày có thật.',
      fix: 'Hãy nhập ngày sinh theo giấy tờ.',
    },
    S26: {
      text: 'Nước cấp hộ chiếu không hợp lệ',
      cause: 'Nước cấp hộ chiếu bị thiếu hoặc không có trong danh mục ISO.',
      fix: 'Hãy chọn nước cấp hộ chiếu.',
    },
    S27: {
      text: 'Không được dùng hộ chiếu',
      cause: 'Hải quan chỉ nhận hộ chiếu với đồ gia dụng, hàng ngoại giao và hàng theo sổ tạm quản (Carnet).',
      fix: 'Hãy chọn loại ID khác.',
    },
    S28: {
      text: 'Lý do khai không hợp lệ',
      cause: 'Tờ khai mới hoặc sửa cần một trong CT, FR, FT, FX; khi xóa thì để trống.',
      fix: 'Hãy chọn lý do khai từ danh sách.',
    },
    S31: {
      text: 'Thiếu vận đơn',
      cause: 'Tờ khai không có vận đơn nào.',
      fix: 'Hãy thêm ít nhất một số vận đơn AMS.',
    },
    S32: {
      text: 'Số vận đơn sai định dạng',
      cause:
        'Số phải gồm bốn chữ cái SCAC của bên phát hành và 1 đến 12 chữ cái hoặc chữ số; loại vận đơn phải là House hoặc Regular.',
      fix: 'Hãy nhập dạng OOLU2719403685, không có dấu cách, gạch nối hay gạch chéo, và chọn loại vận đơn.',
    },
    S33: {
      text: 'Vận đơn bị trùng',
      cause: '{{value}} xuất hiện nhiều lần trong tờ khai này.',
      fix: 'Hãy xóa một dòng.',
    },
    SA1: {
      text: 'Thiếu nước cấp sổ tạm quản',
      cause: 'Loại hàng 06 cần nước cấp sổ tạm quản (Carnet).',
      fix: 'Hãy chọn nước cấp sổ tạm quản, hoặc chọn loại hàng khác nếu hàng không đi theo sổ tạm quản.',
    },
    SA2: {
      text: 'Thiếu số sổ tạm quản',
      cause: 'Loại hàng 06 cần số sổ tạm quản (Carnet).',
      fix: 'Hãy nhập số sổ tạm quản, hoặc chọn loại hàng khác nếu hàng không đi theo sổ tạm quản.',
    },
    SA3: {
      text: 'Nước cấp sổ tạm quản không hợp lệ',
      cause: 'Nước cấp sổ không có trong danh mục ISO.',
      fix: 'Hãy chọn nước cấp sổ tạm quản trong danh sách.',
    },
    SA7: {
      text: 'Bond năm không có tại hải quan',
      cause: 'Hải quan không có bond năm nào của chủ bond này.',
      fix: 'Hãy kiểm tra mã chủ bond, hoặc dùng bond đơn lẻ hay bond của nhà cung cấp.',
    },
    SA8: {
      text: 'Bond năm không có hiệu lực',
      cause: 'Vào ngày khai, bond chưa có hoặc đã hết hiệu lực.',
      fix: 'Hãy hỏi công ty bảo lãnh về thời hạn; trong lúc chờ, dùng bond đơn lẻ hoặc bond của nhà cung cấp.',
    },
    SA9: {
      text: 'Chủ bond không còn hoạt động',
      cause: 'Hải quan ghi nhận chủ bond đã ngừng hoạt động.',
      fix: 'Hãy yêu cầu chủ bond làm việc với CBP, hoặc dùng bond khác.',
    },
    SAA: {
      text: 'Bond không đủ hạn mức',
      cause: 'Số tiền của bond không đủ cho tờ khai này.',
      fix: 'Hãy yêu cầu công ty bảo lãnh nâng hạn mức, hoặc dùng bond khác.',
    },
    referenceUnknown: {
      text: 'Không rõ loại số tham chiếu',
      cause: 'Hải quan không có loại số tham chiếu {{value}}.',
      fix: 'Biểu mẫu không có mục này. Hãy nhờ bộ phận hỗ trợ xem thông điệp.',
    },
    filerNameMissing: {
      text: 'Thiếu họ tên người nhập khẩu',
      cause: 'Khi dùng hộ chiếu, hải quan cần họ tên đầy đủ của người nhập khẩu là người khai.',
      fix: 'Hãy nhập họ tên dạng SMITH, JOHN, A.',
    },
    shipmentInfoMissing: {
      text: 'Thiếu dữ liệu hàng khai không chính thức',
      cause: 'Loại hàng 11 cần loại, trị giá, số kiện và trọng lượng của lô hàng.',
      fix: 'Hãy điền các mục này, hoặc chọn loại hàng khác nếu không phải hàng khai không chính thức.',
    },
    shipmentInfo: {
      text: 'Dữ liệu hàng khai không chính thức sai',
      cause: '“{{value}}” không phù hợp: loại phụ 01 đến 03, trị giá lớn hơn 0, trọng lượng theo K hoặc L.',
      fix: 'Hãy sửa loại khai không chính thức, trị giá, số kiện và trọng lượng ước tính.',
    },
    partyMissing: {
      text: 'Thiếu $t(customs.entities.{{entity}})',
      cause: 'Loại tờ khai này phải có đủ các bên.',
      fix: 'Hãy điền phần này.',
    },
    partyUnknown: {
      text: 'Bên không xác định',
      cause: 'Loại tờ khai này không có bên {{entity}}.',
      fix: 'Biểu mẫu không có bên này. Hãy nhờ bộ phận hỗ trợ xem thông điệp.',
    },
    partyRepeated: {
      text: '$t(customs.entities.{{entity}}) bị khai hai lần',
      cause: 'Chỉ nhà sản xuất mới được khai nhiều lần.',
      fix: 'Hãy giữ lại một.',
    },
    partyEmpty: {
      text: '$t(customs.entities.{{entity}}) thiếu tên hoặc ID',
      cause: 'Các bên cần tên và địa chỉ; người nhập khẩu và người nhận hàng cần ID.',
      fix: 'Hãy nhập tên, hoặc ID của người nhập khẩu và người nhận hàng.',
    },
    partyBoth: {
      text: '$t(customs.entities.{{entity}}) có cả ID lẫn địa chỉ',
      cause: 'Hải quan chỉ nhận ID, hoặc tên kèm địa chỉ, không nhận cả hai.',
      fix: 'Hãy giữ lại một trong hai.',
    },
    partyAddressMissing: {
      text: '$t(customs.entities.{{entity}}) thiếu địa chỉ',
      cause: 'Có tên thì phải có địa chỉ.',
      fix: 'Hãy nhập địa chỉ, thành phố và quốc gia.',
    },
    partyQualifier: {
      text: '$t(customs.entities.{{entity}}): loại ID không được phép',
      cause: 'Bên này không được dùng loại ID này.',
      fix: 'Hãy chọn loại ID khác.',
    },
    partyIdentifier: {
      text: '$t(customs.entities.{{entity}}): ID sai định dạng',
      cause: '“{{value}}”: $t(customs.numbers.{{problem}})',
      fix: 'Hãy nhập mã số thuế (EIN) như 12-345678900, số do CBP cấp như 261704-12345, hoặc số an sinh xã hội như 123-45-6789.',
    },
    secondNameType: {
      text: 'Không rõ loại tên thứ hai',
      cause: 'Hải quan không có loại tên thứ hai {{value}} ({{entity}}).',
      fix: 'Hãy chọn loại tên thứ hai trong danh sách, hoặc xóa tên thứ hai.',
    },
    addressQualifier: {
      text: 'Không rõ thành phần địa chỉ',
      cause: 'Hải quan không có thành phần địa chỉ {{value}} ({{entity}}).',
      fix: 'Hãy ghi địa chỉ thành các dòng số nhà, tên đường.',
    },
    partyCountry: {
      text: '$t(customs.entities.{{entity}}): quốc gia không hợp lệ',
      cause: '“{{value}}” không phải mã quốc gia.',
      fix: 'Hãy chọn quốc gia từ danh sách.',
    },
    goodsMissing: {
      text: 'Thiếu hàng hóa',
      cause: 'Tờ khai không có mã HS.',
      fix: 'Hãy thêm ít nhất một mã HS.',
    },
    htsNumber: {
      text: 'Mã HS không hợp lệ',
      cause: '“{{value}}”: $t(customs.hts.{{problem}})',
      fix: 'Hãy nhập mã 6 chữ số của biểu thuế Mỹ hiện hành.',
    },
    originCountry: {
      text: 'Nước xuất xứ thiếu hoặc sai',
      cause: 'Mỗi mã HS của ISF-10 cần một nước xuất xứ theo danh mục ISO.',
      fix: 'Hãy chọn nước xuất xứ từ danh sách.',
    },
    routingMissing: {
      text: 'Thiếu cảng',
      cause: 'ISF-5 cần cảng dỡ nước ngoài và nơi giao hàng.',
      fix: 'Hãy nhập cả hai cảng.',
    },
    portQualifier: {
      text: 'Không rõ loại mã cảng',
      cause: '“{{value}}” không phải UN/LOCODE hay Schedule K.',
      fix: 'Hãy chọn cảng từ danh sách.',
    },
    portCode: {
      text: 'Mã cảng không hợp lệ',
      cause: '“{{value}}”: $t(customs.ports.{{problem}})',
      fix: 'Hãy chọn cảng từ danh sách, hoặc nhập tên và mã như MANZANILLO|MXZLO.',
    },
    portInUs: {
      text: 'Cảng nằm ở Mỹ',
      cause: '{{value}} nằm ở Mỹ; ISF-5 chỉ dành cho hàng đi tiếp ra nước ngoài.',
      fix: 'Hãy chọn cảng nước ngoài; hàng ở lại Mỹ thì khai ISF-10.',
    },
    importerPartyMissing: {
      text: 'Thiếu người nhập khẩu',
      cause: 'ISF-10 phải khai người nhập khẩu đứng tên.',
      fix: 'Hãy nhập ID người nhập khẩu.',
    },
    consigneeMissing: {
      text: 'Thiếu ID người nhận hàng',
      cause: 'ISF-10 phải khai người nhận hàng bằng số định danh.',
      fix: 'Hãy nhập ID người nhận hàng; có thể trùng với người nhập khẩu.',
    },
    consolidatorMissing: {
      text: 'Thiếu người gom hàng',
      cause: 'Cần tên và địa chỉ người gom hàng, trừ khi lý do là FT hoặc FX.',
      fix: 'Hãy điền người gom hàng. Nếu bổ sung sau, hãy chọn “Linh hoạt thời gian” (FT) hoặc FX.',
    },
    partyNumberMissing: {
      text: '$t(customs.entities.{{entity}}): thiếu ID',
      cause: 'Đã chọn loại ID nhưng không có ID.',
      fix: 'Hãy nhập ID, hoặc thay bằng tên và địa chỉ.',
    },
    partyEin: {
      text: '$t(customs.entities.{{entity}}): EIN không hợp lệ',
      cause: '“{{value}}”: $t(customs.numbers.{{problem}})',
      fix: 'Hãy nhập EIN như 12-345678900.',
    },
    partyAni: {
      text: '$t(customs.entities.{{entity}}): số do CBP cấp không hợp lệ',
      cause: '“{{value}}”: $t(customs.numbers.{{problem}})',
      fix: 'Hãy nhập số do CBP cấp như 261704-12345.',
    },
    partyDuns: {
      text: '$t(customs.entities.{{entity}}): số DUNS không hợp lệ',
      cause: 'Số DUNS có 9 chữ số, DUNS+4 có 13, và không kèm tên.',
      fix: 'Hãy chỉ nhập chữ số, hoặc thay bằng tên và địa chỉ.',
    },
    unlistedCharacter: {
      text: 'Ký tự hải quan không chấp nhận',
      cause: 'Hải quan chấp nhận A–Z, 0–9, dấu cách và ký hiệu bàn phím, trừ * và \\.',
      fix: 'Hãy thay ký tự, ví dụ * bằng X và \\ bằng /.',
    },
    addressWithoutLetter: {
      text: 'Địa chỉ hoặc thành phố không có chữ cái',
      cause: 'Hải quan không thể xác định địa điểm “{{value}}”.',
      fix: 'Hãy nhập số nhà, tên đường và thành phố.',
    },
    portNotListed: {
      text: 'Cảng không có trong danh sách',
      cause: '{{value}} không có trong danh sách cảng biển; địa điểm nội địa vẫn có thể đúng.',
      fix: 'Hãy đối chiếu với UN/LOCODE, hoặc chọn cảng từ danh sách.',
    },
    placeholderName: {
      text: '$t(customs.entities.{{entity}}): nội dung tạm thay cho tên',
      cause: '“{{value}}” không phải tên của bên nào. Hải quan có thể nhận, nhưng ISF sai có thể bị phạt 5.000 USD.',
      fix: 'Hãy nhập tên trên hóa đơn thương mại, hoặc hỏi người gửi hàng.',
    },
    nameToOrder: {
      text: '$t(customs.entities.{{entity}}): “theo lệnh” thay cho tên',
      cause: '“{{value}}” là cách ghi trên vận đơn, không phải tên của một bên.',
      fix: 'Hãy nhập tên của bên đó. Nếu hàng chưa bán, hãy khai loại hàng 02 (theo lệnh) với chủ hàng, và cập nhật người mua khi đã bán.',
    },
    numberUnusual: {
      text: 'Số ID bất thường',
      cause: '“{{value}}”: $t(customs.numbers.{{problem}})',
      fix: 'Hãy đối chiếu với chứng từ. Nếu đúng thì cứ gửi.',
    },
    bothAssigned: {
      text: 'Người nhập khẩu và người nhận hàng đều dùng số do CBP cấp',
      cause: 'Người nhận hàng phải ở Mỹ và thường có EIN.',
      fix: 'Hãy hỏi người nhập khẩu EIN của người nhận hàng tại Mỹ.',
    },
    personWithoutName: {
      text: '$t(customs.entities.{{entity}}): cá nhân không có họ tên đầy đủ',
      cause: 'Với số an sinh xã hội, hải quan có thể yêu cầu họ tên đầy đủ.',
      fix: 'Hãy nhập họ tên đầy đủ như trên giấy tờ.',
    },
    personWithoutBirthDate: {
      text: '$t(customs.entities.{{entity}}): cá nhân không có ngày sinh',
      cause: 'Với loại hàng này, hải quan có thể yêu cầu ngày sinh bên cạnh số an sinh xã hội.',
      fix: 'Hãy nhập ngày sinh như trên giấy tờ.',
    },
    doubledScac: {
      text: 'SCAC lặp hai lần',
      cause: '“{{value}}” bắt đầu bằng bốn chữ cái lặp lại, nên khó khớp với vận đơn trong AMS.',
      fix: 'Hãy dùng {{cut}}.',
    },
    scacNotListed: {
      text: 'SCAC không có trong danh sách hãng tàu',
      cause: '{{value}} không phải hãng tàu trong danh sách, cũng không phải mã người khai của bạn.',
      fix: 'Hãy đối chiếu bốn chữ cái đầu với vận đơn. Nếu đúng thì cứ gửi.',
    },
    numberUnusable: {
      text: 'Số ISF không dùng được',
      cause: 'Hải quan không dùng được số ISF của lần sửa hoặc xóa này.',
      fix: 'Hãy đối chiếu với số của tờ khai được chấp nhận gần nhất. Sau khi xóa, hãy khai mới.',
    },
    unifiedType: {
      text: 'Loại không hợp lệ khi nộp ISF cùng tờ khai nhập khẩu',
      cause: 'ISF nộp cùng tờ khai nhập khẩu (entry) phải là ISF-10.',
      fix: 'Hệ thống này chỉ khai ISF riêng. Hãy nhờ bộ phận hỗ trợ xem thông điệp.',
    },
    unifiedAction: {
      text: 'Không được thêm hoặc thay thế',
      cause: 'Lỗi này liên quan đến ISF nộp cùng tờ khai nhập khẩu (entry).',
      fix: 'Hãy hỏi đại lý hải quan của tờ khai nhập khẩu.',
    },
    unifiedOnFile: {
      text: 'ISF đã nộp cùng tờ khai nhập khẩu',
      cause: 'ISF đã nộp cùng tờ khai nhập khẩu (entry) và phải thay thế tại đó.',
      fix: 'Hãy hỏi đại lý hải quan của tờ khai nhập khẩu.',
    },
    scacUnknownToCustoms: {
      text: 'Hải quan không có mã SCAC này',
      cause: 'Bốn chữ cái đầu của số vận đơn không có trong danh mục SCAC của CBP.',
      fix: 'Hãy đối chiếu với vận đơn: số vận đơn bắt đầu bằng bốn chữ cái của bên phát hành.',
    },
    billInvalid: {
      text: 'Vận đơn không hợp lệ',
      cause: 'Hải quan không đọc được số vận đơn, ví dụ vì có dấu ngoặc.',
      fix: 'Chỉ dùng SCAC cùng chữ cái và chữ số.',
    },
    containerDescription: {
      text: 'Mô tả container không hợp lệ',
      cause: 'Mã mô tả container không có trong danh mục của hải quan.',
      fix: 'Hãy chọn lại loại container, ví dụ 20, 40 hoặc CN.',
    },
    partyNotOnFile: {
      text: '$t(customs.entities.{{entity}}): số chưa đăng ký với CBP',
      cause: 'CBP không có bên nào mang số này.',
      fix: 'Hãy đối chiếu số với giấy tờ của bên đó. Bên mới phải đăng ký với CBP trước (mẫu 5106).',
    },
    tooShort: {
      text: 'Bản ghi quá ngắn',
      cause: 'Dòng {{line}} ({{record}}) kết thúc ở cột {{column}}; mỗi bản ghi có 80 cột.',
      fix: 'Hãy gửi lại thông điệp nguyên văn.',
    },
    tooLong: {
      text: 'Bản ghi quá dài',
      cause: 'Dòng {{line}} ({{record}}) vượt quá cột 80.',
      fix: 'Hãy gửi lại thông điệp nguyên văn.',
    },
    unknownRecord: {
      text: 'Bản ghi không xác định',
      cause: 'Dòng {{line}} bắt đầu bằng “{{record}}”, không phải bản ghi ISF.',
      fix: 'Hãy gửi lại thông điệp nguyên văn.',
    },
    foreignCharacter: {
      text: 'Ký tự hải quan không nhận',
      cause: 'Dòng {{line}} ({{record}}), cột {{column}}: ký tự không được phép ở đây.',
      fix: 'Mã HS chỉ gồm chữ số. Các mục khác dùng chữ in hoa không dấu và chữ số; tên và địa chỉ được thêm dấu câu trên bàn phím.',
    },
    missingElement: {
      text: 'Thiếu mục bắt buộc',
      cause: 'Dòng {{line}} ({{record}}), cột {{column}}: hải quan yêu cầu điền mục này.',
      fix: 'Hãy điền mục này.',
    },
    notFiller: {
      text: 'Có nội dung ở chỗ phải để trống',
      cause: 'Dòng {{line}} ({{record}}), cột {{column}} phải để trống.',
      fix: 'Hãy gửi lại thông điệp nguyên văn.',
    },
    outOfOrder: {
      text: 'Bản ghi sai thứ tự',
      cause: 'Dòng {{line}} ({{record}}) không được đứng ở đây.',
      fix: 'Hãy gửi lại thông điệp nguyên văn.',
    },
    tooMany: {
      text: 'Quá nhiều bản ghi',
      cause: 'Dòng {{line}} ({{record}}) vượt quá số lượng hải quan nhận.',
      fix: 'Hãy xóa bớt dòng hoặc rút gọn địa chỉ.',
    },
    incomplete: {
      text: 'Thiếu bản ghi',
      cause: 'Sau dòng {{line}} ({{record}}) thiếu một bản ghi.',
      fix: 'Hãy gửi lại thông điệp nguyên văn.',
    },
    contradiction: {
      text: 'Phản hồi tự mâu thuẫn',
      cause: 'Dòng {{line}} ({{record}}) báo chấp nhận, dòng khác báo từ chối.',
      fix: 'Hãy nhờ bộ phận hỗ trợ xem phản hồi này.',
    },
    addressChanged: {
      text: 'Địa chỉ được gửi bỏ bớt dấu câu',
      cause: 'Hải quan chỉ nhận dấu câu ở các dòng lẻ của địa chỉ: địa chỉ được gửi là “{{sent}}”.',
      fix: 'Hãy kiểm tra xem địa chỉ còn nhận ra được không, hoặc rút gọn.',
    },
    transitBondMissing: {
      text: 'ISF-5 được gửi không có bond',
      cause: 'Doanh nghiệp chưa có số bond cho ISF-5; hải quan có thể phản hồi mã 121.',
      fix: 'Quản trị viên có thể nhập bond, thường là của hãng tàu, trong phần Kết nối hải quan.',
    },
    customsNoMissing: {
      text: 'Chưa biết số giao dịch CBP của tờ khai này',
      cause:
        'Chưa có phản hồi nào cho biết số giao dịch CBP, nên thông điệp dùng số của chúng tôi; hải quan có thể từ chối với mã 108.',
      fix: 'Nếu đang chờ phản hồi, hãy đợi. Nếu hải quan đã chấp nhận từ lâu, hãy nhờ bộ phận hỗ trợ tìm phản hồi trước khi gửi.',
    },
    cityChanged: {
      text: 'Thành phố được gửi không có dấu câu',
      cause: 'Hải quan chỉ nhận chữ và số trong tên thành phố: “{{value}}” được gửi là “{{sent}}”.',
      fix: 'Hãy kiểm tra xem tên thành phố còn nhận ra được không.',
    },
    valueCut: {
      text: 'Quá dài đối với hải quan',
      cause: 'Bản ghi chỉ có {{max}} cột ở đây, phần còn lại không vừa.',
      fix: 'Hãy rút còn tối đa {{max}} ký tự.',
    },
  },
  answers: {
    '01': 'ISF bị từ chối',
    '02': 'ISF được chấp nhận',
    '03': 'ISF được chấp nhận, có cảnh báo',
    '11': 'Bản ghi bị từ chối',
    '13': 'Bản ghi được chấp nhận, có cảnh báo',
    S1: 'Vận đơn đã khớp',
    S2: 'Vận đơn chưa khớp (khi khai)',
    S3: 'Sau 5 ngày vận đơn vẫn chưa khớp',
    S4: 'Sau 20 ngày vận đơn vẫn chưa khớp',
    S5: 'Sau 30 ngày vận đơn vẫn chưa khớp',
    S6: 'Vận đơn có loại khác (khi khai)',
    SA: 'Sau 5 ngày loại vận đơn vẫn khác',
    SB: 'Sau 20 ngày loại vận đơn vẫn khác',
    SC: 'Sau 30 ngày loại vận đơn vẫn khác',
    S7: 'Người khai khác đã khai cùng vận đơn cho cùng người nhập khẩu',
    batchReject: 'Hải quan từ chối toàn bộ lần truyền dữ liệu',
  },
  /** What is unusual about an answer that was read all the same. */
  remarks: {
    contradictory:
      'Hải quan đã chấp nhận tờ khai nhưng đánh dấu từ chối một bản ghi. Tờ khai đã có ở hải quan: không gửi lại như tờ khai mới.',
    causeUnknown: 'Hải quan không nêu mã.',
    echoDiffers: 'Phản hồi có một bản ghi lặp lại khác với nội dung đã gửi.',
    unknownRecord: 'Phản hồi có một dòng không rõ loại.',
    unordered: 'Phản hồi không có số riêng, được xếp theo thứ tự nhận.',
    duplicate: 'Người khai khác đã khai ISF cho cùng vận đơn và người nhập khẩu này.',
  },
  batch: {
    settings:
      'Mã {{code}} liên quan đến phần đầu và cuối của lần truyền dữ liệu, không phải biểu mẫu này: quản trị viên cần kiểm tra cài đặt hải quan, rồi gửi lại.',
    records: 'Mã {{code}} liên quan đến định dạng của lần truyền dữ liệu. Hãy liên hệ bộ phận hỗ trợ, rồi gửi lại.',
  },
  matchCauses: {
    strayCharacters: {
      cause: 'Số có dấu cách, gạch nối hoặc ký hiệu khác: {{from}}. Hải quan chỉ so chữ cái và chữ số.',
      fix: 'Hãy dùng {{amsNo}}.',
    },
    doubledScac: {
      cause: 'Mã SCAC bị lặp lại ở đầu {{from}}.',
      fix: 'Hãy dùng {{amsNo}}.',
    },
    missingScac: {
      cause: '{{from}} không bắt đầu bằng bốn chữ cái SCAC của bên phát hành.',
      fix: 'Nếu là vận đơn House của công ty bạn, hãy dùng {{amsNo}}; nếu không, hãy thêm SCAC của bên phát hành vào đầu.',
    },
    letterForDigit: {
      cause: '{{from}} có chữ cái giống số 0 hoặc 1 lẫn trong các chữ số.',
      fix: 'Hãy đối chiếu với vận đơn; có lẽ đúng là {{amsNo}}.',
    },
    digitForLetter: {
      cause: '{{from}} có chữ số lẫn trong bốn chữ cái SCAC.',
      fix: 'Hãy đối chiếu với vận đơn; có lẽ đúng là {{amsNo}}.',
    },
    tooLong: {
      cause: '{{amsNo}} dài hơn {{max}} ký tự mà AMS lưu.',
      fix: 'Hãy đối chiếu với số trong tờ khai AMS: SCAC và tối đa 12 ký tự.',
    },
    tooShort: {
      cause: '{{amsNo}} quá ngắn để có đủ SCAC và số.',
      fix: 'Hãy đối chiếu với vận đơn và bổ sung.',
    },
    wrongType: {
      cause: 'Vận đơn có trong AMS nhưng với loại khác.',
      fix: 'Hãy đổi loại vận đơn thành $t(choices.amsType.{{amsType}}).',
    },
    typeOfOtherIssuer: {
      cause: '{{scac}} là mã của công ty bạn nên đây có lẽ là vận đơn House, nhưng đã khai là vận đơn thường.',
      fix: 'Hãy đổi loại vận đơn thành $t(choices.amsType.{{amsType}}).',
    },
    masterNumber: {
      cause: '{{amsNo}} do {{scac}} phát hành, có thể là vận đơn chủ (Master); ISF không bao giờ khớp với vận đơn chủ.',
      fix: 'Hãy khai vận đơn House thuộc vận đơn đó trong AMS. Nếu không có, hãy khai số này là vận đơn thường.',
    },
    otherFiler: {
      cause: 'Người khai khác đã khai ISF cho {{amsNo}} và cùng người nhập khẩu.',
      fix: 'Hãy hỏi người nhập khẩu ai sẽ khai, rồi xóa một trong hai.',
    },
    notYetInAms: {
      cause: 'Hãng tàu hoặc đại lý giao nhận có thể chưa gửi {{amsNo}} lên AMS.',
      fix: 'Hãy hỏi tình trạng AMS (đã chấp nhận, 1Y và 3Z). Hải quan sẽ tự đối chiếu lại, không cần gửi lại.',
    },
    numberChanged: {
      cause: 'Vận đơn có thể đã được phát hành lại với số khác, hoặc đã bị hủy.',
      fix: 'Hãy hỏi bên phát hành. Nếu có số mới, hãy gửi dưới dạng bản sửa; nếu hàng không đi nữa, hãy xóa tờ khai.',
    },
  },
} satisfies Shape<typeof en>;
