import type { mail as en } from '../en/mail.ts';
import type { Shape } from '../shape.ts';

export const mail = {
  layout: {
    linkHelp: '如果按钮无法打开，请将以下网址复制到浏览器中：',
    automatic: '本邮件由 TenPlusTwo 系统自动发送，请勿直接回复。',
    unsubscribe: '不再接收此类邮件',
  },
  notices: {
    test: {
      subject: 'TenPlusTwo 测试邮件',
      body: '{{name}} 发送了这封测试邮件，以确认 {{enterprise}} 的通知能够送达此邮箱。\n\n您无需进行任何操作。',
      button: '打开邮件推送设置',
    },
  },
} as const satisfies Shape<typeof en>;
