import type { deskConfirm as en } from '../en/deskConfirm.ts';
import type { Shape } from '../shape.ts';

export const deskConfirm = {
  titles: {
    grant: '确定向该企业赠送？',
    refund: '确定退还该申报的费用？',
    codes: '确定生成这些兑换码？',
    changes: '确定保存以下更改？',
  },
  enterprise: '{{name}}（编号 {{id}}）',
  everybody: '最先兑换的企业',
  makeCodes: '生成兑换码',
  save: '保存',
  booked: '已入账。',
  waits: '等待另一名客服人员批准，尚未入账。',
} as const satisfies Shape<typeof en>;
