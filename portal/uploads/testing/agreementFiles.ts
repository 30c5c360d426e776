import { strToU8, zipSync } from 'fflate';
import { UPLOAD_TYPE } from '#contract/limits.ts';
import type { Answer, TestClient } from '../../testing/client.ts';

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

export interface UploadParts {
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
): Promise<Answer> {
  const { body, contentType } = uploadBody(bytes, name, parts);
  return client.post('/whale/upload/v1', body, { 'content-type': contentType });
}
