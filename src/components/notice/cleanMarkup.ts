import DOMPurify from 'dompurify';
import { NOTE_LINK, NOTE_MARKUP } from '#schema/noteMarkup.ts';

const SCHEMES = new RegExp(`^(?:(?:${NOTE_MARKUP.linkSchemes.join('|')}):|/(?!/))`, 'iu');

/**
 * Removes everything from HTML that a notice may not contain. A fragment is inserted without parsing text again (decision 0085).
 * @example cleanMarkup('<b onclick="x()">New</b>') // <b>New</b>
 */
export function cleanMarkup(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...NOTE_MARKUP.tags],
    ALLOWED_ATTR: [...NOTE_MARKUP.linkAttributes],
    ALLOWED_URI_REGEXP: SCHEMES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    for (const [name, value] of Object.entries(NOTE_LINK)) link.setAttribute(name, value);
  }
  return fragment;
}

/** The text of a notice on one line. */
export function textOfMarkup(html: string): string {
  const fragment = cleanMarkup(html);
  for (const end of fragment.querySelectorAll('p, li, br')) end.after(' ');
  return (fragment.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
}
