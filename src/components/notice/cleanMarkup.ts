import DOMPurify from 'dompurify';
import { NOTE_LINK, NOTE_MARKUP } from '#schema/noteMarkup.ts';

const SCHEMES = new RegExp(`^(?:(?:${NOTE_MARKUP.linkSchemes.join('|')}):|/(?!/))`, 'iu');

/** Removes everything from HTML that a notice may not contain. @example cleanMarkup('<b onclick="x()">New</b>') // <b>New</b> */
export function cleanMarkup(html: string): string {
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
  const box = document.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

/** The text of a notice on one line. */
export function textOfMarkup(html: string): string {
  const page = new DOMParser().parseFromString(cleanMarkup(html).replaceAll(/<\/(?:p|li)>|<br>/gu, ' $&'), 'text/html');
  return (page.body.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
}
