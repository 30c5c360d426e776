import { Unreadable } from './unreadable.ts';

/** Receives tags and texts in the order of the file. */
export interface XmlHandler {
  /** @param attributes raw text of the tag; `attributeOf` reads one */
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** One text may arrive in several calls. */
  text(text: string): void;
  /**
   * Optional fast path: reads a whole cell that starts at `start`. Other cells arrive as tags and texts.
   * @returns the end of the cell; 0 if it was not read
   */
  plainCell?(text: string, start: number): number;
}

/** Longest tag or text; a cell has at most 32,767 characters. */
const PIECE_MAX = 1024 * 1024;
const DEPTH_MAX = 64;

/**
 * Scans the XML of a workbook piece by piece. DTDs are refused, so entities cannot expand; tags must match. Four times
 * as fast as a general SAX parser, because it parses attributes on request.
 * @throws Unreadable `damaged`
 */
export class XmlScanner {
  readonly #handler: XmlHandler;
  readonly #open: string[] = [];
  #buffer = '';
  /** Offset in `#buffer` at which the search for a tag continues. */
  #searched = 0;
  #hasRoot = false;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  write(piece: string): void {
    const text = this.#buffer === '' ? piece : this.#buffer + piece;
    let at = 0;
    for (;;) {
      const start = text.indexOf('<', Math.max(at, at === 0 ? this.#searched : 0));
      if (start < 0) {
        this.#retain(text, at, text.length);
        return;
      }
      const next = this.#plainCell(text, at, start);
      if (next > 0) {
        at = next;
        this.#searched = 0;
        continue;
      }
      const end = endOfMarkup(text, start);
      if (end < 0) {
        this.#retain(text, at, start);
        return;
      }
      if (start > at) this.#emitText(text.slice(at, start));
      this.#markup(text, start, end);
      at = end + 1;
      this.#searched = 0;
    }
  }

  end(): void {
    if (this.#buffer.trim() !== '' || this.#open.length > 0 || !this.#hasRoot) throw new Unreadable('damaged');
  }

  /** @returns the end of the cell; 0 if none starts here */
  #plainCell(text: string, at: number, start: number): number {
    const isCell = text.charCodeAt(start + 1) === LETTER_C && text.charCodeAt(start + 2) === SPACE;
    if (!isCell || start > at || this.#open.length === 0) return 0;
    return this.#handler.plainCell?.(text, start) ?? 0;
  }

  #retain(text: string, from: number, searched: number): void {
    this.#buffer = text.slice(from);
    this.#searched = searched - from;
    if (this.#buffer.length > PIECE_MAX) throw new Unreadable('tooLarge');
  }

  #emitText(raw: string): void {
    if (this.#open.length > 0) this.#handler.text(raw.includes('&') ? decodeEntities(raw) : raw);
    else if (raw.trim() !== '') throw new Unreadable('damaged');
  }

  #markup(text: string, start: number, end: number): void {
    const first = text.charCodeAt(start + 1);
    if (first === SLASH) this.#close(text.slice(start + 2, end).trimEnd());
    else if (first === QUESTION) return;
    else if (first === BANG) this.#special(text, start, end);
    else this.#start(text, start, end);
  }

  #start(text: string, start: number, end: number): void {
    const isEmpty = text.charCodeAt(end - 1) === SLASH;
    const stop = isEmpty ? end - 1 : end;
    let at = start + 1;
    while (at < stop && text.charCodeAt(at) > SPACE) at++;
    const name = text.slice(start + 1, at);
    if (name === '' || (this.#open.length === 0 && this.#hasRoot)) throw new Unreadable('damaged');
    this.#hasRoot = true;
    const local = localName(name);
    this.#handler.open(local, text.slice(at, stop));
    if (isEmpty) this.#handler.close(local);
    else if (this.#open.push(name) > DEPTH_MAX) throw new Unreadable('damaged');
  }

  #close(name: string): void {
    if (this.#open.pop() !== name) throw new Unreadable('damaged');
    this.#handler.close(localName(name));
  }

  #special(text: string, start: number, end: number): void {
    if (text.startsWith('<!--', start)) return;
    // A document type could declare entity bombs.
    if (!text.startsWith('<![CDATA[', start) || this.#open.length === 0) throw new Unreadable('damaged');
    this.#handler.text(text.slice(start + 9, end - 2));
  }
}

const LETTER_C = 99;
const SLASH = 47;
const QUESTION = 63;
const BANG = 33;
const SPACE = 32;
const GREATER = 62;
const DOUBLE = 34;
const SINGLE = 39;

/** Index of the `>` that ends the markup at `start`; -1 when it is in a later piece. */
function endOfMarkup(text: string, start: number): number {
  if (text.charCodeAt(start + 1) === BANG) {
    if (text.length < start + 9) return -1;
    const close = text.startsWith('<!--', start) ? '-->' : text.startsWith('<![CDATA[', start) ? ']]>' : '>';
    const at = text.indexOf(close, start + 4);
    return at < 0 ? -1 : at + close.length - 1;
  }
  let quote = 0;
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === GREATER) return at;
    else if (code === DOUBLE || code === SINGLE) quote = code;
  }
  return -1;
}

/** `x:row` → `row`; some programs write every tag with a prefix. */
export function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/**
 * Reads one attribute of a tag, with any prefix.
 * @returns '' without the attribute
 * @example attributeOf(' r="B2" t="s"', 't') // 's'
 */
export function attributeOf(attributes: string, name: string): string {
  const plain = attributes.indexOf(` ${name}="`);
  if (plain >= 0) {
    const from = plain + name.length + 3;
    const value = attributes.slice(from, attributes.indexOf('"', from));
    return value.includes('&') ? decodeEntities(value) : value;
  }
  // The slow path is only for unusual notation: thousands of cells do not have the attribute.
  if (!attributes.includes(`${name}=`) && !attributes.includes(`${name} `)) return '';
  const found = new RegExp(`\\s(?:[\\w-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u').exec(attributes);
  return decodeEntities(found?.[1] ?? found?.[2] ?? '');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&([^;&]*);?/gu, (all, name: string) => {
    const known = ENTITIES[name];
    if (known !== undefined && all.endsWith(';')) return known;
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/iu.exec(name) ?? [];
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (!all.endsWith(';') || !(code > 0 && code <= 0x10ffff)) throw new Unreadable('damaged');
    return String.fromCodePoint(code);
  });
}
