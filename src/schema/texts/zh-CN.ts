import type { validation as en } from './en.ts';
import type { Shape } from './shape.ts';

export const validation = {
  required: '请填写此项。',
  atLeastOneRow: '列表为空，请至少添加一行。',
  choice: '“{{value}}”不在可选项中，请从列表中选择。',
  date: '日期格式不正确，请按 YYYY-MM-DD 填写，例如 2026-08-31。',
  dateTime: '时间格式不正确，请按 YYYY-MM-DD HH:mm:ss 填写，例如 2026-08-31 18:00:00。',
  period: '请选择不超过三年的期间，结束日期不得早于开始日期。',
  outerSpaces: '请删除首尾空格。',
  charset: {
    customs: '“{{characters}}”不能发送：海关只接受大写英文字母、数字、空格及除 * 和 ~ 以外的英文标点。中文请改填英文。',
    upperAlphanumeric: '只能填写大写字母和数字，不含空格。请删除“{{characters}}”。',
    hs: 'HS编码为 6 位数字。请删除“{{characters}}”。',
    upperAscii: '只能填写大写字母、数字和英文符号。请删除“{{characters}}”。',
    digits: '只能填写数字。请删除“{{characters}}”。',
  },
  minLength: '内容过短（{{length}} 个字符），请至少填写 {{min}} 个字符。',
  maxLength: '内容过长（{{length}} 个字符），请缩短至 {{max}} 个字符以内。',
  invisible: '文本中含有看不见的字符。选中该字段再离开，即会自动删除。',
} satisfies Shape<typeof en>;
