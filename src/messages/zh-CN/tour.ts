import type { tour as en } from '../en/tour.ts';
import type { Shape } from '../shape.ts';

export const tour = {
  label: '快速上手',
  next: '下一步',
  done: '完成',
  skip: '跳过',
  steps: {
    start: {
      title: '开始申报',
      text: '进口货物点“新建ISF-10”，过境货物点“新建ISF-5”；提单较多时可导入表格。',
    },
    check: {
      title: '直接填写',
      text: '草稿边填边保存，并按海关规则检查。在字段中按 F1 可查看说明。',
    },
    send: {
      title: '先看价格',
      text: '“核对并发送”列出每票的费用，确认之前不会扣款。',
    },
    follow: {
      title: '跟踪回执',
      text: '“已发送”显示海关回执。申报被拒绝时，打开该票查看原因，点“去修正”。',
    },
  },
} satisfies Shape<typeof en>;
