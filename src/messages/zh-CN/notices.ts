import type { notices as english } from '../en/notices.ts';
import type { Shape } from '../shape.ts';

export const notices: Shape<typeof english> = {
  board: {
    label: '重要公告',
    count_other: '{{count}} 条重要公告',
    show: '展开',
    all_other: '查看全部 {{count}} 条',
    first: '只看首条',
    fold: '收起',
  },
  news: {
    label: '公告与更新',
    unread: '公告与更新：有新版本',
    version: '{{name}} 更新内容',
    none: '暂无公告',
  },
  offer: {
    title: '新客户专享优惠',
    body: '新客户首批申报，每票低于 {{fee}} 元。尚未充值的企业均可参加。',
    buy: '立即购买',
    never: '关闭，不再提醒',
  },
};
