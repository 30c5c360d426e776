import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Extracts the text of each page of a PDF with pdf.js. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), isEvalSupported: false, verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  for (let no = 1; no <= pdf.numPages; no++) {
    const { items } = await (await pdf.getPage(no)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join(''));
  }
  await loading.destroy();
  return pages;
}
