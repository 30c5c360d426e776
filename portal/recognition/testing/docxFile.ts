import { strToU8, zipSync, type Zippable } from 'fflate';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="wps" xmlns:v="urn:v"';

/** A paragraph of one run. */
export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** @param properties XML within `w:tcPr` */
export const cell = (text: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;

export const table = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;

/** Writes a document of Word. @param parts body and, by name, further parts of the archive */
export function docxFile(body: string, parts: Record<string, string> = {}): Buffer {
  const files: Zippable = {
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`),
  };
  for (const [name, content] of Object.entries(parts)) {
    const root = name.includes('header') ? 'hdr' : 'ftr';
    files[name] = strToU8(name.endsWith('.xml') ? `<w:${root} ${NAMESPACES}>${content}</w:${root}>` : content);
  }
  return Buffer.from(zipSync(files, { mtime: '2026-01-01' }));
}
