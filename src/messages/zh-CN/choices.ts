import type { choices as en } from '../en/choices.ts';
import type { Shape } from '../shape.ts';

export const choices = {
  billType: { 0: 'ISF-5', 1: 'ISF-10' },
  amsType: { BM: 'House单', OB: '普通单' },
  cargoType: {
    '01': '标准货物',
    '02': '凭指示提单货物',
    '03': '家庭用品/个人物品',
    '04': '军用/政府货物',
    '05': '外交货物',
    '06': 'ATA单证册货物',
    '07': '美国货物退运',
    '08': '自由贸易区货物',
    '09': '国际邮件',
    '10': '外大陆架货物',
    '11': '非正式报关货物',
  },
  bondType: { Continuous: '自有年度Bond', Single: '单次Bond', Hgj_Continuous: '平台年度Bond' },
  bondHolderType: { IM: '进口商', CN: '收货人', OT: '其他' },
  idType: { EI: '税号(EIN)', ANI: 'CBP指定编号', 34: '社会安全号', AEF: '护照' },
  actionReason: { CT: '完整申报', FR: '灵活范围', FT: '灵活时间', FX: '灵活范围和时间' },
  payType: { 0: '海币', 1: '账期', 2: '优惠券', 3: 'VIP结算' },
  payReason: {
    noCredit: '贵公司未开通账期，请选择其他支付方式，或联系客服开通。',
    creditUsed: '剩余账期额度不足，请选择其他支付方式，或先结清账单。',
    notEnoughCoupons: '优惠券张数少于本次发送的提单数，请选择其他支付方式，或减少发送的提单。',
    noVip: '贵公司未开通VIP结算，请选择其他支付方式。',
    insufficient: '余额不足，请充值或选择其他支付方式。',
    insufficientSubAccount: '余额不足，请联系主账号充值。',
  },
  origin: { AI: 'AI识别', FLOW: '业务流程', IMPORT: '导入' },
  source: {
    Website: '网站',
    API: 'API',
    WEB: '网页端',
    OPENAPI: '开放API',
    PIPELINE: '流程接口',
    saas_tenant_pc: 'SaaS电脑端',
    hnp: 'HNP',
    ams: 'AMS',
  },
} satisfies Shape<typeof en>;
