/**
 * The HTML that a notice may contain. The portal removes the rest on write and on read, the page before it shows a
 * notice; both read this list.
 */
export const NOTE_MARKUP = {
  tags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  /** Attributes of links; other elements have none. */
  linkAttributes: ['href'],
  linkSchemes: ['https', 'http', 'mailto'],
} as const;

/** Links of a notice open beside the page, which may have unsaved text. */
export const NOTE_LINK = { target: '_blank', rel: 'noopener noreferrer' } as const;
