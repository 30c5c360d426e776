import type { Locale } from '#contract/limits.ts';
import { mail as en } from '#messages/en/mail.ts';
import { mail as vi } from '#messages/vi/mail.ts';
import { mail as zhCN } from '#messages/zh-CN/mail.ts';

export type MailTemplate = keyof typeof en.notices;
type Notice<T extends MailTemplate> = (typeof en.notices)[T];

type VariableOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | VariableOf<Rest> : never;
type VariableOfNotice<T extends MailTemplate> = { [K in keyof Notice<T>]: VariableOf<Notice<T>[K]> }[keyof Notice<T>];

/** The data of a notice: its variables, and where its button leads. */
export type MailData<T extends MailTemplate> = Readonly<Record<VariableOfNotice<T>, string | number>> &
  (Notice<T> extends { button: string } ? { readonly url: string } : unknown) & {
    /** A list between text and button. */
    readonly lines?: readonly MailLine[];
  };

export interface MailLine {
  text: string;
  url?: string;
}

interface NoticeTexts {
  subject: string;
  body: string;
  button?: string;
}

export interface MailTexts {
  layout: Record<keyof typeof en.layout, string>;
  notice: NoticeTexts;
}

const TEXTS = { en, vi, 'zh-CN': zhCN } as const;

export function mailTexts(locale: Locale, template: MailTemplate): MailTexts {
  const { layout, notices } = TEXTS[locale];
  return { layout, notice: notices[template] };
}
