import { chromium, type Browser } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { seeded } from './random.ts';
import type { Content, Scan } from './content.ts';

const CSS_DPI = 96;
const LETTER = { width: 816, height: 1056 };

/** Chromium, started once for all documents. */
export function openPrinter() {
  let browser: Promise<Browser> | undefined;
  const start = () =>
    (browser ??= chromium.launch(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}));
  return {
    print: async (content: Extract<Content, { kind: 'print' }>, seed: string) => printed(await start(), content, seed),
    close: async () => (await browser)?.close(),
  };
}

async function printed(browser: Browser, { html, wide, scan }: Extract<Content, { kind: 'print' }>, seed: string) {
  const size = wide ? { width: LETTER.height, height: LETTER.width } : LETTER;
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: (scan?.dpi ?? CSS_DPI) / CSS_DPI });
  try {
    const page = await context.newPage();
    await page.setContent(scan ? `<style>html{padding:40px;background:#fff}</style>${html}` : html);
    if (!scan)
      return await page.pdf({
        format: 'Letter',
        landscape: Boolean(wide),
        margin: { top: '36px', bottom: '36px', left: '36px', right: '36px' },
      });
    const picture = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, ...size } });
    await page.setContent('');
    const scanned = await page.evaluate(drawScan, {
      picture: picture.toString('base64'),
      scan,
      seed: seedNumber(seed),
    });
    return await pictureAsPdf(Buffer.from(scanned, 'base64'), size);
  } finally {
    await context.close();
  }
}

const seedNumber = (seed: string) => seeded(seed).int(1, 2_000_000_000);

/** Runs in the page: turns the picture, makes it grey and uneven, adds specks. */
async function drawScan({ picture, scan, seed }: { picture: string; scan: Scan; seed: number }) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Drawing is not possible.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((scan.turn * Math.PI) / 180);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  // No function inside: tsx would name it by a helper that the page does not have.
  let state = seed;
  for (let at = 0; at < pixels.data.length; at += 4) {
    const grey = ((pixels.data[at] ?? 0) + (pixels.data[at + 1] ?? 0) + (pixels.data[at + 2] ?? 0)) / 3;
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const chance = state / 4_294_967_296;
    const speck = chance < scan.noise ? (chance < scan.noise / 2 ? 60 : 250) : grey * 0.9 + 14 + chance * 18 - 9;
    pixels.data[at] = pixels.data[at + 1] = pixels.data[at + 2] = speck;
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? '';
}

async function pictureAsPdf(picture: Buffer, size: { width: number; height: number }) {
  const points: [number, number] = [(size.width * 72) / CSS_DPI, (size.height * 72) / CSS_DPI];
  const pdf = new PDFDocument({ size: points, margin: 0 });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.image(picture, 0, 0, { width: points[0], height: points[1] });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
