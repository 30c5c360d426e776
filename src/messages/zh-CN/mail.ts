import type { mail as en } from '../en/mail.ts';
import type { Shape } from '../shape.ts';

export const mail = {
  layout: {
    linkHelp: '如果按钮无法打开，请将以下网址复制到浏览器中：',
    automatic: '本邮件由 TenPlusTwo 系统自动发送，请勿直接回复。',
    unsubscribe: '不再接收此类邮件',
  },
  notices: {
    code: {
      subject: '您的 TenPlusTwo 验证码',
      body: '您的 TenPlusTwo 验证码为 {{code}}，10 分钟内有效。如非本人操作，请忽略本消息。',
    },
    events: {
      subject: '{{title}}',
      body: '以下是{{enterprise}}的最新通知。',
      button: '打开 TenPlusTwo',
    },
    test: {
      subject: 'TenPlusTwo 测试邮件',
      body: '{{name}} 发送了这封测试邮件，以确认{{enterprise}}的通知能够送达此邮箱。\n\n您无需进行任何操作。',
      button: '打开邮件推送设置',
    },
    invitation: {
      subject: '{{inviter}} 邀请您加入{{enterprise}}',
      body: '{{inviter}} 邀请您加入 TenPlusTwo 上的{{enterprise}}，一起办理美国海关进口安全申报（ISF 10+2）。\n\n设置密码即可开始使用。链接 72 小时内有效，仅可使用一次。',
      button: '接受邀请',
    },
    invitedElsewhere: {
      subject: '{{inviter}} 邀请您加入{{enterprise}}',
      body: '{{inviter}} 邀请此邮箱加入 TenPlusTwo 上的{{enterprise}}。该邮箱已有账号，而一个账号只能属于一家企业。\n\n如需加入，请让对方改为邀请您的其他邮箱。',
    },
    passwordReset: {
      subject: '重设密码',
      body: '有人（可能是您本人）申请重设 TenPlusTwo 账号 {{account}} 的密码。\n\n链接 30 分钟内有效，仅可使用一次。如非本人操作，请忽略本邮件，您的密码不会改变。',
      button: '重设密码',
    },
    passwordChanged: {
      subject: '您的密码已修改',
      body: 'TenPlusTwo 账号 {{account}} 的密码已于 {{at}}（北京时间）修改，其他登录均已退出。\n\n如非本人操作，请立即重设密码，并告知贵公司的管理员。',
      button: '重设密码',
    },
    secondFactorOn: {
      subject: '您的账号已开启两步验证',
      body: '自 {{at}}（北京时间）起，登录 TenPlusTwo 账号 {{account}} 需要身份验证器应用中的验证码，其他登录均已退出。\n\n如非本人操作，请立即重设密码并联系客服：没有该应用将无法登录。',
      button: '重设密码',
    },
    secondFactorOff: {
      subject: '您的账号已关闭两步验证',
      body: '自 {{at}}（北京时间）起，登录 TenPlusTwo 账号 {{account}} 只需密码，其他登录均已退出。\n\n如非本人操作，请立即重设密码，并告知贵公司的管理员。',
      button: '重设密码',
    },
    apiKeyCreated: {
      subject: '您的账号新建了一个 API 密钥',
      body: '{{at}}（北京时间）新建了一个 API 密钥，可以 TenPlusTwo 账号 {{account}} 的名义申报。\n\n如非本人操作，请立即重设密码，在“企业与成员”页面撤销该密钥，并告知贵公司的管理员。',
      button: '重设密码',
    },
    resumeNotices: {
      subject: '是否重新接收{{enterprise}}的 ISF 通知？',
      body: '{{enterprise}}重新添加了此邮箱用于接收 ISF 通知。您此前已退订，在您同意之前不会发送。\n\n如不需要，请忽略本邮件。',
      button: '重新接收',
    },
    serviceOpened: {
      subject: '{{enterprise}}的申报服务已开通',
      body: '{{enterprise}}的服务协议已通过审核，现在可以向美国海关申报 ISF-10 和 ISF-5。\n\n请在 7 日内寄出盖章的协议原件一式两份，逾期未收到将关闭服务。',
      button: '开始申报',
    },
    originalsMissing: {
      subject: '{{enterprise}}的协议原件尚未收到',
      body: '尚未收到{{enterprise}}盖章的服务协议原件。若两天内仍未收到，服务将被关闭。\n\n请立即寄出一式两份。如已寄出，请向客服确认是否收到。',
      button: '打开 TenPlusTwo',
    },
    serviceClosed: {
      subject: '{{enterprise}}的申报服务已关闭',
      body: '7 天内未收到{{enterprise}}盖章的服务协议原件，服务已关闭。草稿和申报记录均保留；已发送的申报海关仍会处理。\n\n请寄出一式两份原件。客服收到后服务即恢复。',
      button: '打开 TenPlusTwo',
    },
    serviceRejected: {
      subject: '{{enterprise}}的服务协议已退回',
      body: '{{enterprise}}的服务协议未通过审核，原因如下：\n\n{{summary}}\n\n请更正后重新上传。',
      button: '上传协议',
    },
    /** To support staff. */
    parkedAnswers: {
      subject: '有 {{count}} 条海关回执无法归入申报单',
      body: '系统收到无法归入申报单的海关回执，或未能读取的文件。内容均已保留，但可能有申报单在等待这些回执。\n\n请逐条处理：归入对应的申报单，或在系统更新后重新读取，或注明原因后丢弃。',
      button: '打开客服台',
    },
  },
} as const satisfies Shape<typeof en>;
