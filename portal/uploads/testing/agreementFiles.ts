import { strToU8, zipSync } from 'fflate';
import { UPLOAD_TYPE } from '#contract/limits.ts';
import type { ClientAnswer, TestClient } from '../../testing/client.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The smallest files of each type that a viewer opens. */
export const SAMPLES = {
  pdf: latin(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpg: latin(
    '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000\u0001\u0001\u0000\u0000\u0001\u0000\u0001\u0000\u0000\u00ff\u00d9',
  ),
  gif: latin('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'),
  bmp: Buffer.concat([latin('BM'), Buffer.alloc(60)]),
  tiff: Buffer.concat([latin('II*\u0000\u0008\u0000\u0000\u0000'), Buffer.alloc(60)]),
  zip: Buffer.from(zipSync({ 'agreement.txt': strToU8('signed') })),
} as const;

/** An archive that is a text document, which may contain macros. */
export function officeDocument(): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
  return Buffer.from(zipSync({ '[Content_Types].xml': strToU8(types), 'word/document.xml': strToU8('<w/>') }));
}

/** An archive whose entries need a password. */
export function encryptedZip(): Buffer {
  const zip = Buffer.from(SAMPLES.zip);
  for (const [signature, flags] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const) {
    const at = zip.indexOf(signature, 0, 'latin1') + flags;
    zip.writeUInt16LE(zip.readUInt16LE(at) | 1, at);
  }
  return zip;
}

/**
 * The archive as ZIP64: the places in its end record are full of ones, and the ZIP64 records before it have the real ones.
 */
export function zip64(zip: Buffer): Buffer {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 14);
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(zip.readUInt16LE(end + 10)), at);
  for (const [from, to] of [
    [12, 40],
    [16, 48],
  ] as const) {
    record.writeBigUInt64LE(BigInt(zip.readUInt32LE(end + from)), to);
  }
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(BigInt(end), 8);
  locator.writeUInt32LE(1, 16);
  const last = Buffer.from(zip.subarray(end));
  last.fill(0xff, 8, 20);
  return Buffer.concat([zip.subarray(0, end), record, locator, last]);
}

interface UploadParts {
  /** Field of the file. */
  field?: string;
  /** Null sends no `type`. */
  type?: string | null;
  isTypeFirst?: boolean;
}

/** The body of an upload, as browsers write it. */
export function uploadBody(
  bytes: Buffer,
  name: string,
  parts: UploadParts = {},
): { body: Buffer; contentType: string } {
  const { field = 'multipartFile', type = UPLOAD_TYPE, isTypeFirst = false } = parts;
  const boundary = 'tpt-upload-boundary';
  const typePart =
    type === null ? '' : `--${boundary}\r\ncontent-disposition: form-data; name="type"\r\n\r\n${type}\r\n`;
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n` +
    'content-type: application/octet-stream\r\n\r\n';
  const body = Buffer.concat([
    Buffer.from((isTypeFirst ? typePart : '') + head),
    bytes,
    Buffer.from(`\r\n${isTypeFirst ? '' : typePart}--${boundary}--\r\n`),
  ]);
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
}

/** Uploads a file. */
export function uploadAgreement(
  client: Pick<TestClient, 'post'>,
  bytes: Buffer = SAMPLES.pdf,
  name = 'agreement.pdf',
  parts: UploadParts = {},
): Promise<ClientAnswer> {
  const { body, contentType } = uploadBody(bytes, name, parts);
  return client.post('/whale/upload/v1', body, { 'content-type': contentType });
}
