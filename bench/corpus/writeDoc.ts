import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Old Word files, converted from .docx by LibreOffice; undefined where it is not installed. */
export async function writeDoc(docx: Buffer): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'corpus-doc-'));
  try {
    await writeFile(join(folder, 'file.docx'), docx);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    await run('soffice', [profile, '--headless', '--convert-to', 'doc', '--outdir', folder, join(folder, 'file.docx')]);
    return await readFile(join(folder, 'file.doc'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
