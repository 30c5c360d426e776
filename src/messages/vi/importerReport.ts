import type { importerReport as en } from '../en/importerReport.ts';
import type { Shape } from '../shape.ts';

export const importerReport = {
  sheet: 'Phiếu đánh giá người nhập khẩu',
  importer: 'Người nhập khẩu',
  number: 'ID người nhập khẩu',
  noName: 'Không có tên',
  usd: '{{amount}} USD',
  exportPdf: 'PDF',
  exportExcel: 'Excel',
  back: 'Tất cả người nhập khẩu',
  notFound: 'Người nhập khẩu này không có tờ khai',
  notFoundText: 'Liên kết có thể không đầy đủ, hoặc ID người nhập khẩu đã được sửa.',
  tiles: {
    label: 'Số liệu trong kỳ',
    filings: 'Tờ khai',
    timeliness: 'Đúng hạn',
    untimed: 'Không có thời gian xếp hàng',
    matchRate: 'Khớp vận đơn',
    firstTry: 'Chấp nhận ngay lần đầu',
    exposure: 'Rủi ro bị phạt (ước tính)',
  },
  sums: {
    filings: 'Tờ khai',
    onTime: 'Đúng hạn',
    late: 'Trễ hạn',
    pending: 'Chưa tới hạn',
    untimed: 'Không có thời gian xếp hàng',
    accepted: 'Chấp nhận ngay lần đầu',
    rejected: 'Bị từ chối lần đầu',
    held: 'Hải quan đang giữ',
    matched: 'Đã khớp vận đơn',
    inaccurate: 'Không chính xác',
    notWithdrawn: 'Chưa rút',
    exposed: 'Tờ khai có rủi ro',
    exposure: 'Rủi ro bị phạt, USD (ước tính)',
  },
  violations: { late: 'Trễ hạn', inaccurate: 'Không chính xác', notWithdrawn: 'Chưa rút' },
  rejects: { title: 'Từ chối theo nguyên nhân' },
  exposure: {
    title: 'Rủi ro bị phạt (liquidated damages, ước tính)',
    text: 'Mức phạt cao nhất hải quan có thể áp dụng: {{each}} USD cho mỗi tờ khai trễ hạn, không chính xác hoặc chưa rút, tối đa {{most}} USD một tờ khai. Đây là ước tính, không phải thông báo phạt; hải quan quyết định và thường giảm nhẹ vi phạm lần đầu.',
    cause: 'Nguyên nhân',
  },
  exposed: {
    title: 'Tờ khai có rủi ro (ước tính)',
    text: 'Các tờ khai gần nhất của người nhập khẩu này mà hải quan có thể phạt, {{shown}} trên {{count}}.',
    none: 'Không có. Mọi tờ khai được chấp nhận đúng hạn và đã khớp vận đơn.',
    accepted: 'Chấp nhận (+08:00)',
    loading: 'Xếp hàng (+08:00)',
  },
  importers: {
    title: 'Theo người nhập khẩu',
    text: 'ID người nhập khẩu như đã khai, kèm tên người mua của tờ khai gần nhất; ISF-5 không có ID thì theo bên đặt chỗ. Chọn một dòng để xem phiếu.',
    search: 'Tên hoặc ID người nhập khẩu',
    none: 'Không có tờ khai trong kỳ này',
    nothing: 'Không có người nhập khẩu nào phù hợp',
    sortBy: 'Sắp xếp theo {{column}}',
  },
  definitions: {
    title: 'Cách tính',
    onTime:
      'Đúng hạn: hải quan chấp nhận ít nhất {{hours}} giờ trước khi xếp hàng, theo thời gian xếp hàng khai sau cùng; ISF-5 không có ID người nhập khẩu (FROB) chỉ cần trước khi xếp hàng. Trễ hạn: chấp nhận sau đó, hoặc đã quá hạn mà chưa được chấp nhận. Màn hình Thống kê tính theo lúc gửi. Tờ khai không có thời gian xếp hàng được tính riêng, tờ khai đã xóa không tính.',
    match: 'Khớp: hải quan đã tìm thấy vận đơn, trên số tờ khai hải quan đã chấp nhận và đang giữ.',
    inaccurate:
      'Không chính xác: hải quan ghi nhận loại vận đơn khác, hoặc từ chối lần sửa cuối. Chưa rút: đã chấp nhận, xếp hàng quá {{days}} ngày mà vẫn chưa có vận đơn.',
    source: 'Mọi số liệu được tính từ tờ khai của bạn và phản hồi của hải quan; hải quan có số liệu riêng.',
  },
  charts: {
    timeliness: 'Tờ khai theo ngày gửi lần đầu',
    exposure: 'Tờ khai theo nguyên nhân; một tờ có thể có nhiều nguyên nhân',
  },
  empty: {
    timeliness: 'Không có tờ khai trong kỳ này.',
    exposure: 'Không có tờ khai nào trong kỳ có rủi ro.',
  },
  findings: {
    timeliness: {
      none: 'Không có tờ khai nào có thời gian xếp hàng',
      inTime: 'Không tờ khai nào có thời gian xếp hàng được chấp nhận trễ hạn',
      late_other: '{{count}} tờ khai không được chấp nhận đúng hạn; {{percent}}% đúng hạn',
    },
    exposure: {
      none: 'Không có rủi ro bị phạt',
      some_other: '{{count}} tờ khai, rủi ro ước tính {{amount}} USD',
    },
  },
  pdf: {
    title: 'Phiếu đánh giá ISF',
    by: 'Người khai: {{enterprise}}',
    period: '{{start}} – {{end}} (+08:00), tính đến {{at}}',
    before: 'Trong ngoặc: {{start}} – {{end}}, cùng số ngày liền trước.',
    footer: 'Tính từ tờ khai của doanh nghiệp và phản hồi của hải quan. Rủi ro là ước tính, không phải thông báo phạt.',
    more: 'Còn {{count}} người nhập khẩu trong bảng Excel.',
    definitions:
      'Đúng hạn: được chấp nhận ít nhất {{hours}} giờ trước khi xếp hàng, theo thời gian xếp hàng khai sau cùng; tờ khai không có thời gian này được tính riêng. Khớp: hải quan đã tìm thấy vận đơn, trên số tờ khai hải quan đang giữ. Không chính xác: loại vận đơn khác hoặc lần sửa cuối bị từ chối. Chưa rút: đã chấp nhận, xếp hàng quá {{days}} ngày, chưa có vận đơn.',
  },
} satisfies Shape<typeof en>;
