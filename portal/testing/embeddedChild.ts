import { startEmbedded } from '../embedded/startEmbedded.ts';
import { messageOf } from '../errorFacts.ts';

/** Runs only the portal's database, for tests that kill it: `embeddedChild.ts <data folder> [programs]`. */
const [, , dataDir = '', postgresBin] = process.argv;
const print = (line: string) => void process.stdout.write(`${line}\n`);
const log = (message: string) => print(`log ${message}`);
try {
  const database = await startEmbedded({
    dataDir,
    postgresBin: postgresBin || undefined,
    log: { info: log, warn: log, error: log },
  });
  print(`ready ${JSON.stringify(database.connection)}`);
  process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
} catch (error) {
  print(`refused ${messageOf(error)}`);
  process.exit(1);
}
