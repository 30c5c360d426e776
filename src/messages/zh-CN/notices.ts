import type { notices as english } from '../en/notices.ts';
import type { Shape } from '../shape.ts';

export const notices: Shape<typeof english> = {
  board: {
    label: '重要公告',
    count_other: '{{count}} 条重要公告',
    show: '展开',
    all_other: '查看全文（{{count}} 条）',
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
  desk: {
    preview: '预览',
    notIn: '该语言没有标题和正文，不会显示。',
    window: '显示时间：{{from}} 至 {{to}}。',
    noEnd: '另行通知',
    endsBefore: '失效时间早于生效时间。',
    noEnterprise: '没有此编号的企业。',
    amsNoKnown: '此提单号已在列表中。如需修改时间，请先将其删除。',
    unknownVariable: '此文案不支持以下变量：{{names}}。',
    missingVariable: '缺少变量：{{names}}。请照内置文案写在双花括号内。',
    markup: '可用标签：<p> <br> <b> <i> <u> <ul> <ol> <li> <a href>，其余会被删除。版本更新每行一条。',
  },
  amsImport: {
    title: '导入列表',
    lead: 'CSV 或 Excel 文件，须含“AMS提单号”（amsNo）列，可含“申报时间”（filedAt）列。这些提单每票收费 {{fee}} 元。',
    choose: '选择文件',
    found_other: '共 {{count}} 个提单号',
    new: '新增 {{count}} 个',
    known: '{{count}} 个已在列表中',
    errors_other: '{{count}} 行无法导入，请修改文件后重新选择。',
    row: '第 {{row}} 行：{{value}}',
    save_other: '导入 {{count}} 个提单号',
    done_other: '已导入 {{count}} 个提单号。',
    nothing: '所有提单号都已在列表中。',
  },
};
