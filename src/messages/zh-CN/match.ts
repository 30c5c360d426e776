import type { match as en } from '../en/match.ts';
import type { Shape } from '../shape.ts';

export const match = {
  title: '提单匹配',
  waits: '尚未匹配，已 {{age}}',
  none: '申报通过后，海关才会匹配提单。',
  reminders: '提单未匹配时，海关在申报时以及第 5、20、30 天各通知一次。申报已通过但未匹配，视同未申报。',
  day: '第 {{count}} 天',
  atFiling: '申报时',
  passed: '已通知',
  next: '下一次',
  doctor: '匹配诊断',
  doctorLead: '按可能性从高到低列出已知原因，逐项核对；符合的可直接作为修改发送。',
  step: '原因 {{step}} / {{count}}',
  useNumber: '改为 {{amsNo}}',
  useType: '改为{{type}}',
  notIt: '不是这个原因',
  back: '上一个',
  through: '已知原因到此为止。请向提单签发人核对 AMS 申报中的提单号和类型。',
  again: '重新开始',
  closed: '海关回复上一次操作之后，才能发送修改。',
  waitsFor: '等待 {{amsNo}} 删除后发送',
  toComplete: '待补全',
  toCompleteHint: '海关目前持有的是灵活范围或灵活时间的申报，数据齐全后请尽快补全。',
  late: { halfHour: '30 分钟未回执', day: '24 小时未回执' },
  lateHint: '海关通常几分钟内回执。系统不会自动重复发送；若一直没有回执，请联系客服。',
  yes: '仅看待补全',
} satisfies Shape<typeof en>;
