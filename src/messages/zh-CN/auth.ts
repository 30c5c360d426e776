import type { auth as en } from '../en/auth.ts';
import type { Shape } from '../shape.ts';

export const auth = {
  lead: '填写并发送美国海关进口安全申报（ISF 10+2），随时查看每一条海关回执。',
  account: '账号',
  password: '密码',
  signIn: '登录',
  signingIn: '正在登录',
  accountMissing: '请输入账号',
  passwordMissing: '请输入密码',
  wrong: '账号或密码错误，请核对后重试。',
  gate: {
    open: {
      title: '可以开始申报了',
      body: '{{enterprise}}已开通申报服务。',
      action: '进入草稿箱',
    },
    signedOut: {
      title: '向美国海关申报 ISF',
      body: 'ISF-10 和 ISF-5 边填边检查，海关回执集中查看。请登录后开始。',
      action: '登录',
    },
    supportStaff: {
      title: '此账号为客服账号',
      body: '{{name}} 不属于任何企业，而申报须以企业名义进行。客服可在此操作模拟海关。',
      step: '如需申报，请退出后用企业账号登录。',
      action: '前往模拟海关',
    },
    notJoined: {
      title: '请先加入企业',
      body: '您的账号 {{name}} 尚未加入企业，申报须以企业名义进行。',
      step: '请联系企业管理员添加您的账号，或联系客服完成企业认证，然后点击“重新检查”。',
      action: '认证企业',
    },
    disabled: {
      title: '企业账号已停用',
      body: '{{enterprise}}目前不能申报。草稿和申报记录均会保留。',
      step: '请联系客服了解停用原因及恢复所需的手续。',
    },
    serviceNotOpen: {
      title: '尚未开通申报服务',
      body: '{{enterprise}}尚未申请申报服务。',
      step: '下载服务协议，签字盖章后在此上传即可开通。',
    },
    rejected: {
      title: '协议未通过审核',
      body: '{{enterprise}}的服务协议未通过审核，已退回。',
      step: '请按以下意见更正后重新提交协议。',
    },
    underReview: {
      title: '申请审核中',
      body: '已收到{{enterprise}}的服务协议，审核通过后即可申报。',
      step: '您无需其他操作，审核完成后本页会自动更新。',
    },
    checkAgain: '重新检查',
    contactSupport: '联系客服',
    signedInAs: '当前账号：{{name}}',
  },
  opened: {
    title: '申报服务已开通',
    body: '{{enterprise}}现在可以向美国海关申报 ISF-10 和 ISF-5。',
    originals: '请在 7 日内寄出盖章的协议原件一式两份，逾期未收到将关闭服务。',
    mailed: '我已寄出',
    start: '开始申报',
  },
} satisfies Shape<typeof en>;
