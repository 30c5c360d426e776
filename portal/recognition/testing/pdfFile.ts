interface TestText {
  text: string;
  /** From the lower left corner of the page, in points. */
  x: number;
  y: number;
  size: number;
  /** Degrees against the clock. */
  angle?: number;
}

interface TestPage {
  texts?: readonly TestText[];
  rotate?: number;
  /** Further drawing instructions. */
  content?: string;
  resources?: string;
  size?: readonly [number, number];
}

/** Writes a PDF from its objects. @param catalog further entries of the root @param trailer of the trailer */
export function pdfObjects(objects: readonly (string | Buffer)[], catalog = '', trailer = ''): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  const add = (piece: string | Buffer): void => {
    pieces.push(Buffer.from(piece as string));
  };
  const length = () => pieces.reduce((sum, piece) => sum + piece.length, 0);
  const all = [`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, ...objects];
  all.forEach((object, at) => {
    places.push(length());
    add(`${at + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
  });
  const start = length();
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${all.length + 1}\n0000000000 65535 f \n${lines}`);
  add(`trailer << /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(pieces);
}

export const pdfStream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

/** Writes a PDF of text pages. @param extra further objects, numbered from 4 + 2 × pages */
export function pdfFile(
  pages: readonly TestPage[],
  { catalog = '', extra = [] as readonly (string | Buffer)[], trailer = '' } = {},
): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  pages.forEach(({ texts = [], rotate = 0, content = '', resources = '', size = [612, 792] }, at) => {
    const drawn = texts.map(drawText).join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Rotate ${rotate} /Contents ${5 + at * 2} 0 R ` +
        `/Resources << /Font << /F 3 0 R >> ${resources} >> >>`,
      pdfStream('', Buffer.from(`${drawn}\n${content}`)),
    );
  });
  return pdfObjects([...objects, ...extra], catalog, trailer);
}

function drawText({ text, x, y, size, angle = 0 }: TestText): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const matrix = [cos, sin, -sin, cos, x, y].map((number) => number.toFixed(4)).join(' ');
  return `BT /F ${size} Tf ${matrix} Tm (${text.replace(/[()\\]/gu, '\\$&')}) Tj ET`;
}
