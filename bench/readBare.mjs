import { readFileSync } from 'node:fs';
import { createInflateRaw } from 'node:zlib';
import { SaxesParser } from 'saxes';

/**
 * Baseline of an import, a separate program: `node bench/readBare.mjs FILE` unpacks a workbook with Node's
 * inflate, reads it with saxes, converts every cell to a string and discards it. Prints milliseconds, cells and MB.
 */
const started = performance.now();
const bytes = readFileSync(process.argv[2]);
const parts = directory();
const texts = [];
let text = '';
let isText = false;
await parse(parts['xl/sharedStrings.xml'], {
  opentag: ({ name }) => {
    if (name === 'si') text = '';
    isText = name === 't';
  },
  text: (piece) => {
    if (isText) text += piece;
  },
  closetag: ({ name }) => {
    isText = false;
    if (name === 'si') texts.push(text);
  },
});
let cells = 0;
let row = [];
let type = '';
let value = '';
await parse(parts['xl/worksheets/sheet1.xml'], {
  opentag: ({ name, attributes }) => {
    if (name === 'row') row = [];
    if (name !== 'c') return;
    type = attributes.t;
    value = '';
  },
  text: (piece) => {
    value += piece;
  },
  closetag: ({ name }) => {
    if (name !== 'c') return;
    cells += 1;
    row.push(type === 's' ? texts[Number(value)] : String(value));
  },
});
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ ms: performance.now() - started, cells, megabytes }));

function directory() {
  const found = {};
  const end = bytes.length - 22;
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < bytes.readUInt16LE(end + 10); index += 1) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    found[name] = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return found;
}

async function parse(packed, handlers) {
  const parser = new SaxesParser();
  for (const [event, handler] of Object.entries(handlers)) parser.on(event, handler);
  const decoder = new TextDecoder();
  const stream = createInflateRaw({ chunkSize: 256 * 1024 });
  stream.end(packed);
  for await (const piece of stream) parser.write(decoder.decode(piece, { stream: true }));
  parser.close();
}
