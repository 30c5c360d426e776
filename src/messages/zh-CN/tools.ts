import type { tools as en } from '../en/tools.ts';
import type { Shape } from '../shape.ts';

export const tools = {
  clearField: '清空{{name}}',
  foundCapped: '至少 {{count}} 条',
  recent: {
    title: '最近搜索',
    clear: '清空最近搜索',
    keys: '↓ ↑ 选择，Enter 搜索，Esc 关闭',
  },
  columns: {
    button: '列设置',
    title: '列表显示的列',
    hint: '勾选需要显示的列；用箭头或拖动调整顺序。',
    always: '固定在首列',
    up: '上移 {{name}}',
    down: '下移 {{name}}',
    moved: '{{name}}现在排在第 {{place}} 位，共 {{count}} 列',
    reset: '恢复默认',
    cancel: '取消',
    save: '保存列设置',
  },
  select: {
    all_other: '选择全部 {{count}} 条',
    first: '选择 {{total}} 条中的前 {{count}} 条',
    busy: '正在选择…',
    changed: '期间列表有变动，请核对已选条数。',
    failed: '未能全部选中，请重试。',
  },
  warm: {
    refreshing: '截至 {{time}} 的数据，正在刷新…',
    offline: '截至 {{time}} 的本机数据',
  },
  export_other: '导出 {{count}} 条',
  exportPdf: '导出PDF',
  exportCapped: '导出至少 {{count}} 条',
  exportNone: '导出',
  pdfMost: '一份PDF最多 {{most}} 票，请减少选择。',
  waiting: {
    minutes: '{{count}} 分钟',
    hours: '{{count}} 小时',
    days: '{{count}} 天',
    title: '等待回执，自 {{time}} 起',
  },
} as const satisfies Shape<typeof en>;
