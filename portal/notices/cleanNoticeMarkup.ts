import sanitize from 'sanitize-html';
import { NOTE_LINK, NOTE_MARKUP } from '#schema/noteMarkup.ts';

/** Removes everything from the HTML of a notice that `NOTE_MARKUP` does not allow; the text of removed elements stays. */
export function cleanNoticeMarkup(html: string): string {
  return sanitize(html, {
    allowedTags: [...NOTE_MARKUP.tags],
    allowedAttributes: { a: [...NOTE_MARKUP.linkAttributes, ...Object.keys(NOTE_LINK)] },
    allowedSchemes: [...NOTE_MARKUP.linkSchemes],
    allowProtocolRelative: false,
    transformTags: { a: sanitize.simpleTransform('a', NOTE_LINK) },
  });
}
