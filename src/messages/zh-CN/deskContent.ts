import type { deskContent as en } from '../en/deskContent.ts';
import type { Shape } from '../shape.ts';

export const deskContent: Shape<typeof en> = {
  resources: {
    notices: '公告',
    'version-pushes': '版本更新',
    'locale-messages': '界面文案',
    'ams-bills': '已报 AMS 的提单',
  },
  columns: {
    titleEn: '标题（英文）',
    titleZh: '标题（中文）',
    titleVi: '标题（越南文）',
    greetingEn: '称呼（英文）',
    greetingZh: '称呼（中文）',
    greetingVi: '称呼（越南文）',
    bodyEn: '正文（英文）',
    bodyZh: '正文（中文）',
    bodyVi: '正文（越南文）',
    signatureEn: '落款（英文）',
    signatureZh: '落款（中文）',
    signatureVi: '落款（越南文）',
    audience: '适用对象',
    validFrom: '生效时间',
    validTo: '失效时间',
    published: '已发布',
    updatedAt: '最后修改',
    versionName: '版本',
    key: '键',
    builtIn: '内置文案',
    changed: '已修改',
    filedAt: 'AMS 申报时间',
  },
  choices: {
    important: '重要公告',
    notice: '普通公告',
    daily: '每日公告',
    all: '所有企业',
    enterprise: '指定企业',
    houseScac: '指定默认申报代码',
  },
  acts: {
    publish: '发布',
    withdraw: '撤回',
    reset: '恢复内置文案',
  },
};
