import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Worker as Recognizer } from 'tesseract.js';

/** A word with its box in pixels. */
export interface FoundWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** 0 to 1. */
  certainty: number;
}

const LANGUAGES = ['eng', 'chi_sim', 'vie'] as const;
export type ScanLanguage = (typeof LANGUAGES)[number];

/** Recognizes text in pictures; one per process, because it takes some 200 MB. The language data is that of the installation. */
export class TextRecognizer {
  #recognizer: Recognizer | null = null;
  #languages = '';

  /** @param dpi without it, the library guesses from the height of the letters */
  async recognize(picture: Buffer, dpi: number, languages: readonly ScanLanguage[]): Promise<FoundWord[]> {
    const recognizer = await this.#prepare(languages);
    await recognizer.setParameters({ user_defined_dpi: String(Math.round(dpi)) });
    const { data } = await recognizer.recognize(picture, {}, { text: false, blocks: true });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
    return lines.flatMap(({ words }) =>
      words.map(({ text, confidence, bbox }) => ({
        text,
        left: bbox.x0,
        top: bbox.y0,
        right: bbox.x1,
        bottom: bbox.y1,
        certainty: confidence / 100,
      })),
    );
  }

  async end(): Promise<void> {
    await this.#recognizer?.terminate();
    this.#recognizer = null;
  }

  async #prepare(languages: readonly ScanLanguage[]): Promise<Recognizer> {
    const wanted = languages.join('+');
    if (this.#recognizer && this.#languages === wanted) return this.#recognizer;
    await this.end();
    const { createWorker, OEM, PSM } = (await import('tesseract.js')).default;
    this.#languages = wanted;
    // The library takes all languages from one folder, and reads it only once.
    const folder = await mkdtemp(join(tmpdir(), 'tpt-languages-'));
    try {
      await Promise.all(languages.map((code) => copyFile(languageFile(code), join(folder, fileName(code)))));
      const options = { langPath: folder, cacheMethod: 'none', gzip: true };
      this.#recognizer = await createWorker([...languages], OEM.LSTM_ONLY, options);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    await this.#recognizer.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
    return this.#recognizer;
  }
}

const fileName = (code: ScanLanguage): string => `${code}.traineddata.gz`;

function languageFile(code: ScanLanguage): string {
  const folder = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`));
  return join(folder, '4.0.0_best_int', fileName(code));
}
