import type { views as en } from '../en/views.ts';
import type { Shape } from '../shape.ts';

export const views = {
  button: '视图',
  title: '已保存的视图',
  none: '还没有保存的视图。设置好筛选和排序后，可在此命名保存。',
  failed: '视图加载失败，请关闭后重试。',
  sharedBy: '由 {{name}} 共享',
  remove: '删除视图“{{name}}”',
  name: '为当前筛选和排序命名',
  share: '与本公司同事共享',
  save: '保存视图',
  saved: '视图“{{name}}”已保存',
} as const satisfies Shape<typeof en>;
