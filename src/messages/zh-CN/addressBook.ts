import type { addressBook as en } from '../en/addressBook.ts';
import type { Shape } from '../shape.ts';

export const addressBook = {
  parties: {
    new: '新建地址',
    edit: '编辑地址',
    searchHint: '名称、地址、城市、ID号码…',
    emptyTitle: '地址簿为空',
    emptyText: '把经常申报的公司存在这里：填写申报时输入名称的几个字母即可带出整块信息。',
  },
  notifiers: {
    new: '新建通知人',
    edit: '编辑通知人',
    searchHint: '姓名、邮箱、电话、公司…',
    emptyTitle: '暂无通知人',
    emptyText: '把需要接收申报消息的联系人存在这里。',
  },
  paste: {
    label: '粘贴整段地址',
    hint: '名称、街道、城市和国家，行的顺序不限。',
    accept: '填入字段',
    nothing: '未能从这段文字中识别出名称或地址。',
  },
  duplicates: {
    button: '查找重复',
    title: '可能是同一家公司的地址',
    looking: '正在检查地址簿：{{done}} / {{total}}',
    failed: '无法读取地址簿：{{reason}}',
    again: '重试',
    none: '没有同名同城的地址（忽略大小写、标点以及 LTD 等公司后缀）。',
    found_other: '有 {{count}} 组同名同城的地址（忽略大小写、标点以及 LTD 等公司后缀）。',
    group: '{{name}}，{{city}}',
    keep: '保留',
    alsoRemove: '删除',
    keepNth: '保留第 {{nth}} 条：{{name}}',
    removeNth: '删除第 {{nth}} 条：{{name}}',
    otherRole: '类型不同',
    nothingTicked: '未勾选要删除的记录：同一公司按不同类型分别保存，可能是有意保留。',
    remove_other: '保留一条，删除 {{count}} 条',
    removed_other: '已删除 {{count}} 条重复地址',
    removeFailed: '未删除：{{reason}}',
    more: '显示更多组',
    close: '关闭',
  },
} as const satisfies Shape<typeof en>;
