import type { tools as en } from '../en/tools.ts';
import type { Shape } from '../shape.ts';

export const tools = {
  exportPdf: '导出PDF',
  pdfMost: '一份 PDF 最多 {{most}} 票，请减少选择。',
  waiting: {
    minutes: '{{count}} 分钟',
    hours: '{{count}} 小时',
    days: '{{count}} 天',
    title: '等待回执，自 {{time}} 起',
  },
} as const satisfies Shape<typeof en>;
