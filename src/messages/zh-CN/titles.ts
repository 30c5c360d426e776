import type { titles as en } from '../en/titles.ts';
import type { Shape } from '../shape.ts';

export const titles = {
  draftList: '草稿箱',
  draftDetial: '草稿详情',
  draftCheck: '核对并发送',
  draftSent: '发送结果',
  hasSentList: '已发送',
  hasSentDetial: '已发送详情',
  hasSentHistory: '操作历史',
  hasSentResent: '修改并重发',
  usageRecord: '发送消费记录',
  bondUsageRecord: 'Bond消费记录',
  statistic: '账单统计',
  temManageList: '模板管理',
  temDetiall: '模板详情',
  addressManage: '地址簿',
  notifier: '通知人',
  settingEmail: '邮件',
  settingWechat: '微信',
  instructionProcess: '操作手册',
  instructionVideo: '视频介绍',
  landingPage: '美国海关ISF申报',
  landingPageEn: '美国海关ISF申报',
  login: '登录',
  menu: {
    filings: 'ISF申报',
    billing: '账单记录',
    common: '常用信息',
    push: '推送设置',
    help: '帮助',
  },
} satisfies Shape<typeof en>;
