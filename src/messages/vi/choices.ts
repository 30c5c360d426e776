import type { choices as en } from '../en/choices.ts';
import type { Shape } from '../shape.ts';

export const choices = {
  movement: { import: 'Nhập khẩu' },
  billType: { 0: 'ISF-5', 1: 'ISF-10' },
  amsType: { BM: 'Vận đơn House', OB: 'Vận đơn thường (Regular)' },
  cargoType: {
    '01': 'Hàng thông thường',
    '02': 'Hàng theo lệnh (To order)',
    '03': 'Đồ gia dụng / đồ dùng cá nhân',
    '04': 'Hàng quân sự / chính phủ',
    '05': 'Hàng ngoại giao',
    '06': 'Hàng theo sổ tạm quản (Carnet)',
    '07': 'Hàng Mỹ trả về',
    '08': 'Hàng vào khu ngoại thương (FTZ)',
    '09': 'Bưu phẩm quốc tế',
    '10': 'Hàng thềm lục địa ngoài',
    '11': 'Hàng khai không chính thức (Informal)',
  },
  bondType: {
    Continuous: 'Bond năm riêng',
    Single: 'Bond đơn lẻ',
    Hgj_Continuous: 'Bond năm của nhà cung cấp',
  },
  bondHolderType: { IM: 'Người nhập khẩu', CN: 'Người nhận hàng', OT: 'Khác' },
  idType: {
    EI: 'Mã số thuế (EIN)',
    ANI: 'Số do CBP cấp',
    34: 'Số an sinh xã hội',
    AEF: 'Hộ chiếu',
  },
  actionReason: {
    CT: 'Khai đầy đủ',
    FR: 'Linh hoạt phạm vi',
    FT: 'Linh hoạt thời gian',
    FX: 'Linh hoạt phạm vi và thời gian',
  },
  chargeItem: { 'ISF-10': 'Tờ khai ISF-10', 'ISF-5': 'Tờ khai ISF-5' },
  payType: { 0: 'Xu', 1: 'Công nợ', 2: 'Phiếu ưu đãi', 3: 'Thanh toán VIP' },
  payReason: {
    noCredit:
      'Doanh nghiệp chưa được mở công nợ. Hãy chọn hình thức thanh toán khác hoặc liên hệ bộ phận hỗ trợ để mở.',
    creditUsed:
      'Hạn mức công nợ còn lại không đủ. Hãy chọn hình thức thanh toán khác hoặc thanh toán các khoản còn nợ trước.',
    notEnoughCoupons:
      'Số phiếu ưu đãi ít hơn số vận đơn cần gửi. Hãy chọn hình thức thanh toán khác hoặc gửi ít vận đơn hơn.',
    noVip: 'Doanh nghiệp chưa được mở thanh toán VIP. Hãy chọn hình thức thanh toán khác.',
    insufficient: 'Số dư không đủ. Hãy nạp thêm hoặc chọn hình thức thanh toán khác.',
    insufficientSubAccount: 'Số dư không đủ. Hãy liên hệ tài khoản chính để nạp thêm.',
  },
  origin: { AI: 'Nhận dạng tài liệu', FLOW: 'Quy trình nghiệp vụ', IMPORT: 'Nhập tệp' },
  source: {
    Website: 'Website',
    API: 'API',
    WEB: 'Web',
    OPENAPI: 'API mở',
    PIPELINE: 'Luồng tự động',
    saas_tenant_pc: 'SaaS máy tính',
    hnp: 'HNP',
    ams: 'AMS',
  },
  partyType: {
    buyer: 'Người mua',
    seller: 'Người bán',
    manufacturer: 'Nhà sản xuất',
    stuffing: 'Nơi đóng hàng',
    consolidator: 'Người gom hàng',
    shipTo: 'Bên nhận hàng',
    consignee: 'Người nhận hàng',
    shipper: 'Người gửi hàng',
    notifier: 'Người nhận thông báo',
  },
} satisfies Shape<typeof en>;
