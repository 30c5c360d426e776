import type { deskContent as en } from '../en/deskContent.ts';
import type { Shape } from '../shape.ts';

export const deskContent: Shape<typeof en> = {
  resources: {
    notices: 'Thông báo',
    'version-pushes': 'Phiên bản',
    'locale-messages': 'Câu chữ trên màn hình',
    'ams-bills': 'Vận đơn đã khai AMS',
  },
  columns: {
    titleEn: 'Tiêu đề (tiếng Anh)',
    titleZh: 'Tiêu đề (tiếng Trung)',
    titleVi: 'Tiêu đề (tiếng Việt)',
    greetingEn: 'Lời chào (tiếng Anh)',
    greetingZh: 'Lời chào (tiếng Trung)',
    greetingVi: 'Lời chào (tiếng Việt)',
    bodyEn: 'Nội dung (tiếng Anh)',
    bodyZh: 'Nội dung (tiếng Trung)',
    bodyVi: 'Nội dung (tiếng Việt)',
    signatureEn: 'Chữ ký (tiếng Anh)',
    signatureZh: 'Chữ ký (tiếng Trung)',
    signatureVi: 'Chữ ký (tiếng Việt)',
    audience: 'Đối tượng',
    validFrom: 'Hiệu lực từ',
    validTo: 'Hiệu lực đến',
    published: 'Đã đăng',
    updatedAt: 'Sửa lần cuối',
    versionName: 'Phiên bản',
    key: 'Khóa',
    builtIn: 'Câu có sẵn',
    changed: 'Đã sửa',
    filedAt: 'Thời gian khai AMS',
  },
  choices: {
    important: 'Thông báo quan trọng',
    notice: 'Thông báo',
    daily: 'Thông báo hằng ngày',
    all: 'Mọi doanh nghiệp',
    enterprise: 'Một doanh nghiệp',
    houseScac: 'Một mã người khai mặc định',
  },
  acts: {
    publish: 'Đăng',
    withdraw: 'Gỡ xuống',
    reset: 'Trở về câu có sẵn',
  },
};
