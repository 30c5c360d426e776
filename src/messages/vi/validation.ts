import { validation as schema } from '#schema/texts/vi.ts';
import type { validation as en } from '../en/validation.ts';
import type { Shape } from '../shape.ts';

export const validation = {
  tooManyViews: 'Bạn đã lưu {{max}} chế độ xem. Hãy xóa bớt một chế độ xem.',
  ...schema,
  country: '“{{value}}” không phải mã quốc gia. Hãy chọn quốc gia từ danh sách.',
  amsScac:
    'Số vận đơn phải bắt đầu bằng bốn chữ cái mã SCAC của bên phát hành, không phải “{{start}}”. Hãy thêm mã SCAC vào đầu, ví dụ OOLU.',
  anotherFiling:
    'Với hải quan, số vận đơn hay mã người khai khác là một tờ khai khác. Hãy xóa tờ khai này và gửi tờ khai mới, hoặc khôi phục giá trị cũ.',
  sameNumber: 'Đây vẫn là số vận đơn của tờ khai sắp bị xóa. Hãy nhập số vận đơn mới.',
  amsRepeated: '{{value}} đã có ở dòng {{row}}. Hãy sửa hoặc xóa một trong hai.',
  hsRepeated: '{{value}} đã có ở dòng {{row}}. Hãy sửa hoặc xóa một trong hai.',
  bondHolderId:
    'Mã không đúng định dạng. Hãy nhập mã số thuế (EIN) như 12-345678900, số do CBP cấp như 261704-12345, hoặc số an sinh xã hội như 123-45-6789.',
  suretyCode: 'Mã công ty bảo lãnh gồm đúng 3 chữ số, ví dụ 016.',
  bondReferenceNo: 'Số tham chiếu bond chỉ gồm 1 đến 50 chữ số. Hãy xóa các ký tự khác.',
  bondReferenceLength: 'Số tham chiếu bond thường có 9 chữ số. Hãy đối chiếu với chứng từ bond.',
  bondUsed:
    'Bond đơn lẻ {{value}} đã dùng cho {{amsNo}}. Bond đơn lẻ chỉ bảo đảm cho một tờ khai; hãy đề nghị công ty bảo lãnh cấp bond khác.',
  bondShared:
    'Bond đơn lẻ {{value}} sẽ dùng cho {{count}} tờ khai. Bond đơn lẻ chỉ bảo đảm cho một tờ khai; hãy đề nghị công ty bảo lãnh cấp riêng cho từng tờ khai.',
  addressLines: 'Từ dài hơn 35 ký tự bị cắt ở cuối dòng. Hãy thêm dấu cách vào giữa.',
  addressTooManyLines: 'Hải quan chỉ nhận {{max}} dòng, mỗi dòng 35 ký tự. Hãy rút gọn địa chỉ.',
  partyIdOrAddress:
    'Hải quan chỉ nhận mã định danh hoặc tên và địa chỉ, không nhận cả hai. Hãy xóa mã định danh, hoặc xóa tên và địa chỉ.',
  partyId: {
    EI: 'Hãy nhập mã số thuế (EIN) dạng 12-345678900.',
    ANI: 'Hãy nhập số do CBP cấp dạng 261201-12345.',
    34: 'Hãy nhập số an sinh xã hội dạng 123-45-6789.',
    CIN: 'Hãy nhập dấu gạch nối và 11 chữ in hoa hoặc chữ số.',
    DUN: 'Số DUNS gồm 9 chữ số.',
    DNS: 'Số DUNS+4 gồm 13 chữ số.',
    FR: 'Mã FIRMS gồm 4 chữ in hoa hoặc chữ số.',
  },
  subdivision: 'Hãy nhập bang hoặc tỉnh bằng tối đa 3 chữ in hoa hoặc chữ số, ví dụ CA.',
  postalCode: 'Hãy nhập mã bưu chính gồm chữ in hoa và chữ số, ví dụ 90001.',
  wholeNumber: 'Hãy nhập số nguyên lớn hơn 0, không có số 0 ở đầu.',
  fullName: 'Hãy viết họ trước, rồi dấu phẩy và tên: SMITH, JOHN, A.',
  sizeType: 'Hãy nhập 4 chữ in hoa hoặc chữ số, ví dụ 45G1, hoặc tên thường dùng như 40HQ.',
  containerNo: 'Số container gồm 4 chữ cái và 7 chữ số, ví dụ CSQU3054383.',
  containerCheckDigit: 'Chữ số cuối không khớp với số này, phải là {{digit}}. Hãy đối chiếu với vỏ container.',
  containerRepeated: '{{value}} đã có ở dòng {{row}}. Hãy sửa hoặc xóa một trong hai.',
  breakBulkContainers: 'Hàng kiện rời (break bulk) không có container. Hãy xóa container, hoặc chọn tàu container.',
  masterBillAlone: 'Vận đơn chủ chỉ được gửi kèm vận đơn House. Hãy xóa số này, hoặc đổi loại vận đơn.',
  bondActivitySingle: 'Bond đơn lẻ trong ISF có mã hoạt động 16. Hãy chọn 16, hoặc để trống.',
  providerBondMissing: 'Ở đây chưa có bond của nhà cung cấp. Hãy chọn bond năm riêng hoặc bond đơn lẻ.',
  providerBondHolder:
    'Đây là số bond của nhà cung cấp. Hãy chọn bond năm của nhà cung cấp, hoặc nhập mã chủ bond riêng.',
  birthInFuture: 'Ngày sinh không thể sau hôm nay. Hãy nhập theo giấy tờ.',
  endAfterStart: 'Phải muộn hơn {{start}}. Hãy sửa một trong hai thời gian.',
  loadingLate:
    'Chỉ còn {{hours}} giờ là xếp hàng; dưới 24 giờ hải quan coi là khai trễ. Hãy gửi ngay hoặc sửa thời gian xếp hàng.',
  loadingPast: 'Đã qua giờ xếp hàng {{hours}} giờ; hải quan coi là khai trễ. Hãy gửi ngay hoặc sửa thời gian xếp hàng.',
  loadingPastDays:
    'Đã qua giờ xếp hàng {{days}} ngày; hải quan coi là khai trễ. Hãy gửi ngay hoặc sửa thời gian xếp hàng.',
  loadingSoon: 'Chỉ còn {{hours}} giờ là xếp hàng. Hãy gửi tờ khai trước khi xếp hàng ít nhất 24 giờ.',
  frobLate:
    'Đã đến giờ xếp hàng. Hàng không dỡ khỏi tàu (FROB) khai sau khi xếp hàng bị hải quan coi là trễ. Hãy gửi ngay, hoặc sửa thời gian xếp hàng.',
  frobSoon: 'Chỉ còn {{hours}} giờ là xếp hàng. Hàng không dỡ khỏi tàu (FROB) phải được khai trước khi xếp hàng.',
  passportCargo:
    'Hải quan chỉ nhận hộ chiếu với đồ gia dụng, hàng ngoại giao và hàng theo sổ tạm quản (Carnet). Hãy chọn loại ID khác hoặc sửa loại hàng.',
  holderDiffers:
    'Mã này khác với ID của bên được chọn làm chủ bond. Hãy dùng cùng một mã hoặc chọn loại chủ bond là Khác.',
  idFormat: {
    EI: 'Hải quan có thể từ chối mã số thuế (EIN) này. Hãy nhập dạng 12-345678900.',
    ANI: 'Hải quan có thể từ chối số do CBP cấp này. Hãy nhập dạng 261704-12345.',
    34: 'Hải quan có thể từ chối số an sinh xã hội này. Hãy nhập dạng 123-45-6789.',
    AEF: 'Hải quan có thể từ chối số hộ chiếu này. Hãy nhập tối đa 15 chữ in hoa và chữ số, không có dấu cách.',
  },
  port: 'Hãy chọn cảng từ danh sách, hoặc nhập tên cảng và mã 5 ký tự như NINGBO|CNNGB.',
  portCountry: '“{{value}}” ở đầu mã cảng không phải mã nước. Hãy chọn cảng từ danh sách.',
  isf5CargoType: 'ISF-5 luôn khai là “Hàng thông thường”. Hãy chọn loại này, hoặc khai ISF-10.',
  filerCode: 'Mã người khai gồm 3 hoặc 4 chữ in hoa hoặc chữ số, ví dụ HBRL.',
  hsDigits: 'Hải quan chỉ nhận chữ số trong mã HS. Hãy nhập 6 chữ số, không có chữ cái và dấu gạch nối.',
  type: 'Giá trị không đúng kiểu (cần {{expected}}).',
  tooManyRows: 'Quá nhiều dòng ({{length}}). Chỉ giữ tối đa {{max}} dòng.',
  maximum: 'Quá lớn. Nhập tối đa {{max}}.',
  minimum: 'Quá nhỏ. Nhập tối thiểu {{min}}.',
  unknownField: 'Hệ thống không có mục này. Hãy xóa đi.',
  unstorable: 'Văn bản có ký tự không lưu được. Hãy nhập lại.',
  format: 'Sai định dạng. Hãy kiểm tra lại.',
  idTypeMissing: 'Hãy chọn loại ID của số này.',
  email: '“{{value}}” không phải là địa chỉ email. Hãy nhập theo dạng name@company.com.',
  phone: 'Hãy nhập các chữ số, bắt đầu bằng mã quốc gia, ví dụ +84 28 3822 1234.',
} satisfies Shape<typeof en>;
