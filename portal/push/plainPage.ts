import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#contract/limits.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { MAIL_COLORS as color } from '../mail/mailColors.ts';
import { localeOf } from '../plugins/locale.ts';

export interface PlainPageContent {
  title: string;
  text: string;
  /** Label of the button that posts the page's own address. */
  action?: string;
  /** A second button of the form, posted as `choice`. */
  choice?: { name: string; label: string };
  link?: { href: string; label: string };
}

/** No script, no style sheet of another origin; the form posts to the portal only. */
const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Answers with a page of the portal itself, for people who come from a mail or a phone and have no session. */
export const sendPlainPage = (
  reply: FastifyReply,
  request: FastifyRequest,
  page: PlainPageContent,
  status = 200,
): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', PLAIN_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(plainPage(localeOf(request), page));

function plainPage(locale: Locale, { title, text, action, choice, link }: PlainPageContent): string {
  const second = choice ? `<button name="choice" value="${choice.name}">${escapeHtml(choice.label)}</button>` : '';
  const way = link ? `<a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>` : '';
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · TenPlusTwo</title>
<style>
body{margin:0;padding:48px 20px;background:${color.page};color:${color.text};font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans SC',sans-serif}
main{max-width:460px;margin:0 auto;padding:32px;background:${color.paper};border:1px solid ${color.divider};border-radius:8px}
p.brand{margin:0 auto 16px;max-width:526px;font-weight:700;color:${color.primary}}
h1{margin:0 0 12px;font-size:22px;line-height:30px}p{margin:0;color:${color.secondary};overflow-wrap:anywhere}
button{margin-top:24px;padding:11px 20px;border:0;border-radius:6px;background:${color.primary};color:${color.onPrimary};font:inherit;font-weight:600;cursor:pointer}
button+button{margin-left:12px;border:1px solid ${color.divider};background:${color.paper};color:${color.text}}
a{display:inline-block;margin-top:24px;color:${color.primary}}
button:focus-visible,a:focus-visible{outline:3px solid ${color.primary};outline-offset:2px}
</style></head>
<body><p class="brand">TenPlusTwo</p><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
${action ? `<form method="post"><button>${escapeHtml(action)}</button>${second}</form>` : ''}${way}</main></body></html>
`;
}
