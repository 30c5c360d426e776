import { StartError } from './startError.ts';

/** Runs a command of the operator and prints what it returns; a failure goes to stderr and sets the exit code. */
export async function printOutcome(command: Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
