const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as content or as a quoted attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? sign);
