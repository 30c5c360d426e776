import type { match as en } from '../en/match.ts';
import type { Shape } from '../shape.ts';

export const match = {
  title: '提单匹配',
  waits: '尚未匹配，已 {{age}}',
  none: '海关接受申报后，才会匹配提单。',
  reminders:
    '提单未匹配时，海关在申报时以及第 5、20、30 天各通知一次。申报虽被接受，提单未匹配的，海关视同未申报 ISF。',
  day: '第 {{count}} 天',
  atFiling: '申报时',
  sent: '已通知',
  missing: '应已通知，尚未收到',
  next: '下一次',
  doctor: '匹配诊断',
  doctorLead: '按可能性从高到低列出已知原因，逐项核对；符合的可直接作为修改发送。',
  step: '原因 {{step}} / {{count}}',
  useNumber: '改为 {{amsNo}}',
  useType: '改为{{type}}',
  notIt: '不是这个原因',
  back: '上一个',
  through: '没有更多已知原因。请向提单签发人核对 AMS 申报中的提单号和类型。',
  again: '重新开始',
  closed: '收到上一次操作的回执后，才能发送修改。',
  waitsFor: '等待 {{amsNo}} 删除后发送',
  toComplete: '待补全',
  toCompleteHint: '海关现有申报为弹性申报，资料齐全后请尽快补全。',
  late: '已 {{age}}未收到回执',
  lateHint: '海关通常在几分钟内返回回执。系统不会自动重发；若一直没有回执，请联系客服。',
  toCompleteIs: { true: '仅看' },
  yes: '仅看待补全',
} satisfies Shape<typeof en>;
