import type { tools as en } from '../en/tools.ts';
import type { Shape } from '../shape.ts';

export const tools = {
  exportPdf: 'Xuất PDF',
  pdfMost: 'Một tệp PDF chứa tối đa {{most}} tờ khai. Hãy chọn ít hơn.',
  waiting: { minutes: '{{count}} phút', hours: '{{count}} giờ', days: '{{count}} ngày', title: 'Chờ từ {{time}}' },
} as const satisfies Shape<typeof en>;
