import type { Locale } from '#contract/limits.ts';
import { fillText } from '#rules/fillText.ts';
import { escapeHtml } from './escapeHtml.ts';
import { MAIL_COLORS as color } from './mailColors.ts';
import type { MailLine, MailTexts } from './mailTemplates.ts';

interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Values of the variables, `url` of the button and `lines`. */
type RenderData = Readonly<Record<string, string | number | readonly MailLine[] | undefined>>;

/** Control characters, among them the line breaks that would begin another header. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** The plain notice: heading, paragraphs, an optional list and an optional button, as text and as HTML. */
export function renderMail(
  locale: Locale,
  { layout, notice }: MailTexts,
  data: RenderData,
  unsubscribeUrl = '',
): RenderedMail {
  const valueOf = (name: string): string => {
    const value = data[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const values = Object.fromEntries(Object.keys(data).map((name) => [name, valueOf(name).replaceAll(CONTROL, ' ')]));
  const fill = (text: string) => fillText(text, values);
  const subject = fill(notice.subject).trim();
  const paragraphs = notice.body.split('\n\n').map(fill);
  const given = Array.isArray(data['lines']) ? (data['lines'] as readonly MailLine[]) : [];
  const lines = given.map((line) => ({ ...line, text: line.text.replaceAll(CONTROL, ' ') }));
  const url = notice.button ? valueOf('url') : '';
  const parts = { subject, paragraphs, lines, url, button: notice.button ?? '', unsubscribeUrl, layout };
  return { subject, text: renderText(parts), html: renderHtml(locale, parts) };
}

interface Parts {
  subject: string;
  paragraphs: readonly string[];
  lines: readonly MailLine[];
  url: string;
  button: string;
  unsubscribeUrl: string;
  layout: MailTexts['layout'];
}

function renderText({ subject, paragraphs, lines, url, button, unsubscribeUrl, layout }: Parts): string {
  const list = lines.map(({ text, url: to }) => (to ? `- ${text}\n  ${to}` : `- ${text}`)).join('\n');
  const link = url ? `${button}:\n${url}` : '';
  const footer = [layout.automatic, unsubscribeUrl && `${layout.unsubscribe}: ${unsubscribeUrl}`];
  const body = [subject, ...paragraphs, list, link].filter(Boolean).join('\n\n');
  return `${body}\n\n-- \n${footer.filter(Boolean).join('\n')}\n`;
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans SC',sans-serif";

function renderHtml(
  locale: Locale,
  { subject, paragraphs, lines, url, button, unsubscribeUrl, layout }: Parts,
): string {
  const small = `margin:0 0 6px;font-size:12px;line-height:18px;color:${color.secondary}`;
  const href = escapeHtml(url);
  const items = lines.map(
    (line) =>
      `<li style="margin:0 0 8px">${line.url ? `<a href="${escapeHtml(line.url)}" style="color:${color.primary}">${escapeHtml(line.text)}</a>` : escapeHtml(line.text)}</li>`,
  );
  const content = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:${color.text}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((one) => `<p style="margin:0 0 14px">${escapeHtml(one).replaceAll('\n', '<br>')}</p>`),
    items.length > 0 ? `<ul style="margin:0 0 18px;padding:0 0 0 20px">${items.join('')}</ul>` : '',
    url &&
      `<p style="margin:22px 0"><a href="${href}" style="display:inline-block;padding:11px 20px;border-radius:6px;background:${color.primary};color:${color.onPrimary};font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p>`,
    url &&
      `<p style="${small}">${escapeHtml(layout.linkHelp)}<br><a href="${href}" style="color:${color.primary};word-break:break-all">${href}</a></p>`,
  ];
  const footer = [
    escapeHtml(layout.automatic),
    unsubscribeUrl &&
      `<a href="${escapeHtml(unsubscribeUrl)}" style="color:${color.secondary}">${escapeHtml(layout.unsubscribe)}</a>`,
  ];
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${color.page};${FONT};font-size:15px;line-height:23px;color:${color.text}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 12px;font-weight:700;color:${color.primary}">TenPlusTwo</td></tr>
<tr><td style="padding:28px;background:${color.paper};border:1px solid ${color.divider};border-radius:8px">
${content.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px 0">${footer
    .filter(Boolean)
    .map((line) => `<p style="${small}">${line}</p>`)
    .join('')}</td></tr>
</table></td></tr></table>
</body></html>
`;
}
