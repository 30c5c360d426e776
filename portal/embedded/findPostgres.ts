import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';
import { SHARED_FOLDER } from './databaseHome.ts';
import { addMissingLinks, copyPackagedPostgres, findPackagedPostgres } from './packagedPostgres.ts';
import { identityOf, type RunAs } from './runAs.ts';

/** The major version of the embedded database: no other can open its files. */
export const POSTGRES_MAJOR = 15;

const run = promisify(execFile);
const suffix = process.platform === 'win32' ? '.exe' : '';

const SYSTEM_FOLDERS: string[] = [
  `/usr/lib/postgresql/${POSTGRES_MAJOR}/bin`,
  `/usr/pgsql-${POSTGRES_MAJOR}/bin`,
  `/opt/homebrew/opt/postgresql@${POSTGRES_MAJOR}/bin`,
  `/usr/local/opt/postgresql@${POSTGRES_MAJOR}/bin`,
  `/Applications/Postgres.app/Contents/Versions/${POSTGRES_MAJOR}/bin`,
  `C:\\Program Files\\PostgreSQL\\${POSTGRES_MAJOR}\\bin`,
];

function programIn(bin: string, name: string): string {
  return join(bin, name + suffix);
}

/** A program that only full installations have: beside the chosen server's programs, else in a system folder. */
export function findProgram(name: string, bin: string): string | undefined {
  return [bin, ...SYSTEM_FOLDERS].map((folder) => programIn(folder, name)).find((path) => existsSync(path));
}

function foldersOnPath(): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && existsSync(programIn(folder, 'postgres')))
    .map((folder) => dirname(realpathSync(programIn(folder, 'postgres'))));
}

/** A system PostgreSQL without its contrib modules cannot run the searches of the lists. */
function hasTrigrams(bin: string): boolean {
  const places = [
    join(bin, '../share/extension'),
    join(bin, '../share/postgresql/extension'),
    join(bin, `../share/postgresql@${POSTGRES_MAJOR}/extension`),
    `/usr/share/postgresql/${POSTGRES_MAJOR}/extension`,
  ];
  return places.some((place) => existsSync(join(place, 'pg_trgm.control')));
}

/** The reason why that account cannot use these programs; empty if it can. */
async function objectionTo(bin: string, runAs: RunAs): Promise<string> {
  if (!existsSync(programIn(bin, 'postgres'))) return `${bin} has no postgres`;
  if (!existsSync(programIn(bin, 'initdb'))) return `${bin} has no initdb`;
  try {
    const { stdout } = await run(programIn(bin, 'postgres'), ['--version'], {
      cwd: dirname(bin),
      ...identityOf(runAs),
    });
    const major = /(\d+)(\.|devel|beta|rc)/.exec(stdout)?.[1];
    if (major !== String(POSTGRES_MAJOR)) return `${bin} is version ${major ?? stdout.trim()}`;
  } catch (error) {
    return `${bin} cannot be run${runAs ? ` by the user ${runAs.name}` : ''} (${messageOf(error).split('\n').at(-1)})`;
  }
  return hasTrigrams(bin) ? '' : `${bin} lacks the pg_trgm extension`;
}

/**
 * The folder with PostgreSQL's programs: the wanted one, else the system's, else the npm package's.
 * @param wanted folder given by TPT_POSTGRES_BIN; it must work, nothing else is tried
 * @param readableFolder where the package may be copied if it cannot be used in its place
 * @throws StartError naming the folders that were tried
 */
export async function findPostgres(options: {
  wanted?: string;
  runAs: RunAs;
  readableFolder: string;
}): Promise<string> {
  const { wanted, runAs } = options;
  if (wanted) {
    const objection = await objectionTo(wanted, runAs);
    if (!objection) return wanted;
    throw new StartError(
      `TPT_POSTGRES_BIN must be a folder with the programs of PostgreSQL ${POSTGRES_MAJOR}: ${objection}.`,
    );
  }
  const objections: string[] = [];
  for (const bin of new Set([...SYSTEM_FOLDERS.filter((path) => existsSync(path)), ...foldersOnPath()])) {
    const objection = await objectionTo(bin, runAs);
    if (!objection) return bin;
    objections.push(objection);
  }
  const packaged = findPackagedPostgres();
  if (packaged) {
    try {
      addMissingLinks(packaged.root);
    } catch {
      // Not writable; the copy below gets the links.
    }
    const objection = await objectionTo(packaged.bin, runAs);
    if (!objection) return packaged.bin;
    objections.push(objection);
    const copy = await copyPackagedPostgres(packaged, runAs ? SHARED_FOLDER : options.readableFolder);
    const objectionToCopy = await objectionTo(copy, runAs);
    if (!objectionToCopy) return copy;
    objections.push(objectionToCopy);
  }
  throw new StartError(
    `No usable PostgreSQL ${POSTGRES_MAJOR} was found${objections.length > 0 ? ` (${objections.join('; ')})` : ` for ${process.platform} ${process.arch}`}. Install PostgreSQL ${POSTGRES_MAJOR}, or set TPT_POSTGRES_BIN or DATABASE_URL.`,
  );
}
