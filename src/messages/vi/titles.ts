import type { titles as en } from '../en/titles.ts';
import type { Shape } from '../shape.ts';

export const titles = {
  draftList: 'Bản nháp',
  draftDetial: 'Chi tiết bản nháp',
  draftCheck: 'Kiểm tra và gửi',
  draftSent: 'Kết quả gửi',
  hasSentList: 'Đã gửi',
  hasSentDetial: 'Chi tiết tờ khai',
  hasSentHistory: 'Lịch sử thao tác',
  hasSentResent: 'Sửa và gửi lại',
  usageRecord: 'Chi phí gửi',
  bondUsageRecord: 'Chi phí bond',
  statistic: 'Thống kê',
  temManageList: 'Mẫu',
  temDetiall: 'Chi tiết mẫu',
  addressManage: 'Sổ địa chỉ',
  notifier: 'Người nhận thông báo',
  settingEmail: 'Email',
  settingWechat: 'WeChat',
  instructionProcess: 'Hướng dẫn',
  instructionVideo: 'Video giới thiệu',
  landingPage: 'Khai ISF hải quan Mỹ',
  landingPageEn: 'Khai ISF hải quan Mỹ',
  login: 'Đăng nhập',
  menu: {
    filings: 'Tờ khai ISF',
    billing: 'Lịch sử thanh toán',
    common: 'Thông tin thường dùng',
    push: 'Cài đặt thông báo',
    help: 'Trợ giúp',
  },
} satisfies Shape<typeof en>;
