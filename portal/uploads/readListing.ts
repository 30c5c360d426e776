import { SaxesParser } from 'saxes';

const DEPTH_MAX = 16;

interface Listing {
  objects: { key: string; storedAt: Date }[];
  /** Asks for the next page; undefined on the last one. */
  next: string | undefined;
}

/** Reads a page of ListObjectsV2. @throws Error for anything else, and for a page that hides its successor */
export function readListing(xml: string): Listing {
  const objects: Listing['objects'] = [];
  const open: string[] = [];
  let fields: Record<string, string> = {};
  let isTruncated = false;
  let next: string | undefined;
  let text = '';
  const invalid = (): never => {
    throw new Error('the list of the store cannot be read');
  };
  const parser = new SaxesParser({ position: false });
  parser.on('error', invalid);
  parser.on('doctype', invalid);
  parser.on('opentag', ({ name }) => {
    if (open.length === 0 && name !== 'ListBucketResult') invalid();
    if (open.push(name) > DEPTH_MAX) invalid();
    if (name === 'Contents') fields = {};
    text = '';
  });
  parser.on('text', (piece) => (text += piece));
  parser.on('closetag', ({ name }) => {
    open.pop();
    const parent = open.at(-1);
    if (parent === 'Contents') fields[name] = text;
    else if (name === 'Contents') {
      const storedAt = new Date(fields.LastModified ?? '');
      if (!fields.Key || Number.isNaN(storedAt.getTime())) invalid();
      objects.push({ key: fields.Key ?? '', storedAt });
    } else if (open.length === 1 && name === 'IsTruncated') isTruncated = text === 'true';
    else if (open.length === 1 && name === 'NextContinuationToken') next = text;
    text = '';
  });
  parser.write(xml).close();
  if (isTruncated && !next) invalid();
  return { objects, next: isTruncated ? next : undefined };
}
