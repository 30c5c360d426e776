import type { Locale } from '#contract/limits.ts';
import { texts as en } from '#i18n/bundles/en.ts';
import { texts as vi } from '#i18n/bundles/vi.ts';
import { texts as zh } from '#i18n/bundles/zh-CN.ts';
import { human as humanEn } from '#messages/en/human.ts';
import { landing as landingEn } from '#messages/en/landing.ts';
import { late as lateEn } from '#messages/en/late.ts';
import { human as humanVi } from '#messages/vi/human.ts';
import { landing as landingVi } from '#messages/vi/landing.ts';
import { late as lateVi } from '#messages/vi/late.ts';
import { human as humanZh } from '#messages/zh-CN/human.ts';
import { landing as landingZh } from '#messages/zh-CN/landing.ts';
import { late as lateZh } from '#messages/zh-CN/late.ts';

const BUNDLES = {
  en: { ...en, ...lateEn, human: humanEn, landing: landingEn },
  vi: { ...vi, ...lateVi, human: humanVi, landing: landingVi },
  'zh-CN': { ...zh, ...lateZh, human: humanZh, landing: landingZh },
};

/** Returns a text of the app with its variables filled in. @throws for an unknown key */
export type Words = (key: string, args?: Record<string, string | number>) => string;

/** @example loadWords('vi')('drafts.newIsf10') */
export function loadWords(locale: Locale): Words {
  return (key, args = {}) => {
    let node: unknown = BUNDLES[locale];
    for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
    if (typeof node !== 'string') throw new Error(`no text for ${key} in ${locale}`);
    return node.replaceAll(/\{\{(\w+)\}\}/gu, (_all, name: string) => String(args[name] ?? ''));
  };
}
