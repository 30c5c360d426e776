import { CFB } from '@e965/xlsx';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import type { DocumentReason } from '../readers/unreadableDocument.ts';
import { docxFile, paragraph } from './docxFile.ts';
import { pdfFile, pdfObjects, pdfStream } from './pdfFile.ts';

const MEGABYTE = 1024 * 1024;
const TEXT = { text: 'SELLER', x: 72, y: 700, size: 10 };

function encrypted(): Buffer {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, 'EncryptedPackage', Buffer.alloc(5_000));
  CFB.utils.cfb_add(container, 'EncryptionInfo', Buffer.alloc(100));
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

const zipWithin = (depth: number): Uint8Array =>
  zipSync({ 'inner.docx': depth === 0 ? strToU8('end') : zipWithin(depth - 1) }, { level: 0 });

const HEX = '<00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff>';

function docxEntities(): Buffer {
  const xml =
    '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/hostname">]><w:document><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>';
  return Buffer.from(zipSync({ 'word/document.xml': strToU8(xml) }));
}

/** Documents that must be refused, with the reason. */
export const HOSTILE: readonly (readonly [what: string, bytes: Buffer, filename: string, reason: DocumentReason])[] = [
  ['an encrypted workbook', encrypted(), 'a.xlsx', 'password'],
  ['an encrypted document', encrypted(), 'a.docx', 'password'],
  [
    'an encrypted PDF',
    pdfFile([{ texts: [TEXT] }], {
      trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${HEX} /U ${HEX} /P -4 >> /ID [<00> <00>]`,
    }),
    'a.pdf',
    'password',
  ],
  ['a PDF of 500 pages', pdfFile(Array.from({ length: 500 }, () => ({ texts: [TEXT] }))), 'a.pdf', 'tooManyPages'],
  [
    'a form that only another program shows',
    pdfFile([{ texts: [{ ...TEXT, text: 'Please wait...' }] }], {
      catalog: '/NeedsRendering true /AcroForm << /Fields [] /XFA [(template) 6 0 R] >>',
      extra: [pdfStream('', Buffer.from('<template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"/>'))],
    }),
    'a.pdf',
    'xfaForm',
  ],
  ['archives within archives', Buffer.from(zipWithin(20)), 'a.docx', 'type'],
  ['a document that unpacks to 60 MB', docxFile(' '.repeat(60 * MEGABYTE)), 'a.docx', 'tooComplex'],
  ['more text than is read', docxFile(paragraph('A '.repeat(9_000)).repeat(200)), 'a.docx', 'tooComplex'],
  ['external entities', docxEntities(), 'a.docx', 'damaged'],
  ['elements in each other', docxFile(`${'<w:sdt>'.repeat(10_000)}${'</w:sdt>'.repeat(10_000)}`), 'a.docx', 'damaged'],
  [
    'a tree of pages that contains itself',
    pdfObjects(['<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 3 >>']),
    'a.pdf',
    'damaged',
  ],
];

/** A PDF of less than 4 MB that unpacks to more than the memory of the process that reads it. */
export function pdfBomb(): Buffer {
  // Each pair of bytes decodes to 128 spaces.
  const runs = deflateSync(Buffer.alloc(48 * MEGABYTE, Buffer.from([129, 32])), { level: 1 });
  return pdfObjects([
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>',
    pdfStream('/Filter [/FlateDecode /RunLengthDecode]', runs),
  ]);
}
