import { validation as schema } from '#schema/texts/zh-CN.ts';
import type { validation as en } from '../en/validation.ts';
import type { Shape } from '../shape.ts';

export const validation = {
  ...schema,
  country: '“{{value}}”不是有效的国家代码，请从列表中选择国家。',
  amsScac: '提单号须以签发方的四位字母SCAC代码开头，不能是“{{start}}”。请在最前面补上SCAC代码，例如 OOLU。',
  anotherFiling: '对海关而言，更换提单号或申报代码就是另一票申报。请选择“删除并重发”，或恢复原来的内容。',
  sameNumber: '这仍是待删除申报的提单号，请填写新的提单号。',
  amsRepeated: '{{value}} 与第 {{row}} 行重复，请修改或删除其中一行。',
  hsRepeated: '{{value}} 与第 {{row}} 行重复，请修改或删除其中一行。',
  bondHolderId:
    'ID格式不正确。请填写税号(EIN)（如 12-345678900）、CBP指定编号（如 261201-12345）或社会安全号（如 123-45-6789）。',
  suretyCode: '担保公司代码须为3位数字，例如 016。',
  bondReferenceNo: 'Bond参考号只能为1至50位数字，请删除其他字符。',
  bondReferenceLength: 'Bond参考号通常为9位数字，请与Bond文件核对。',
  addressLines: '按每行35个字符、最多三行断行时，会有单词在行末被拆开，请适当缩短地址。',
  birthInFuture: '出生日期不能晚于今天，请按证件填写。',
  endAfterStart: '须晚于 {{start}}，请修改其中一个时间。',
  loadingLate: '距装船仅 {{hours}} 小时，不足24小时海关会视为迟报。请立即发送，或更正装船时间。',
  loadingSoon: '距装船仅 {{hours}} 小时，请至少在装船前24小时发送。',
  passportCargo: '只有货物类型03、05、06可用护照申报。请改选ID类型，或更正货物类型。',
  holderDiffers: '与所选Bond持有人的ID不一致。请填写相同的ID，或将Bond持有人类型改为“其他”。',
  idFormat: {
    EI: '海关可能会拒绝此税号(EIN)，请按 12-345678900 的格式填写。',
    ANI: '海关可能会拒绝此CBP指定编号，请按 261201-12345 的格式填写。',
    34: '海关可能会拒绝此社会安全号，请按 123-45-6789 的格式填写。',
    AEF: '海关可能会拒绝此护照号，请填写不超过15位的大写字母和数字，不含空格。',
  },
  port: '请从列表中选择港口，或按“港口名|五位代码”填写，例如 NINGBO|CNNGB。',
  filerCode: '申报代码须为3至4位大写字母或数字，例如 HBRL。',
  hsDigits: '海关只接受纯数字的HS编码，请填写6位数字，不含字母和连字符。',
  type: '此处的值类型不正确（应为 {{expected}}）。',
  tooManyRows: '行数过多（{{length}} 行），最多 {{max}} 行。',
  maximum: '数值过大，最大为 {{max}}。',
  minimum: '数值过小，最小为 {{min}}。',
  unknownField: '系统没有此字段，请删除。',
  unstorable: '文本中含有无法保存的字符，请重新输入。',
  format: '格式不正确，请检查。',
  idTypeMissing: '请选择该号码所属的ID类型。',
  email: '“{{value}}”不是邮箱地址，请按 name@company.com 的格式填写。',
  phone: '请填写数字并以国家区号开头，例如 +86 574 8700 1234。',
} satisfies Shape<typeof en>;
