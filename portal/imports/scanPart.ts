import { SaxesParser } from 'saxes';
import { inflateEntry, type Budget } from './inflateEntry.ts';
import { textDecoder } from './scanEntry.ts';
import { Unreadable } from './unreadable.ts';
import { localName } from './xmlScanner.ts';
import type { ArchiveEntry } from './zipArchive.ts';

/** The attributes of an element by name, without their prefixes. */
type Attributes = ReadonlyMap<string, string>;

/** Deeper than any part of a workbook. */
const DEPTH_MAX = 64;
/** More attributes than any element of a workbook has. */
const ATTRIBUTES_MAX = 200;

/**
 * Parses a small part of a workbook with a general XML parser, in linear time. A document type is refused, because it
 * could declare entities.
 * @param max bytes
 * @param onElement called at each start tag; `parent` is the name of the surrounding element, '' for the root
 * @throws Unreadable
 */
export async function scanPart(
  bytes: Buffer,
  entry: ArchiveEntry,
  { budget, max }: { budget: Budget; max: number },
  onElement: (name: string, attributes: Attributes, parent: string) => void,
): Promise<void> {
  if (entry.unpacked > max) throw new Unreadable('tooLarge');
  const open: string[] = [];
  let attributes = new Map<string, string>();
  const damaged = (): never => {
    throw new Unreadable('damaged');
  };
  const parser = new SaxesParser({ position: false });
  parser.on('error', damaged);
  parser.on('doctype', damaged);
  parser.on('opentagstart', () => (attributes = new Map()));
  parser.on('attribute', ({ name, value }) => {
    const local = localName(name);
    if (!attributes.has(local)) attributes.set(local, value);
    if (attributes.size > ATTRIBUTES_MAX) damaged();
  });
  parser.on('opentag', ({ name }) => {
    const local = localName(name);
    onElement(local, attributes, open.at(-1) ?? '');
    if (open.push(local) > DEPTH_MAX) damaged();
  });
  parser.on('closetag', () => void open.pop());
  const decode = textDecoder();
  for await (const piece of inflateEntry(bytes, entry, budget)) parser.write(decode(piece));
  parser.write(decode()).close();
}
