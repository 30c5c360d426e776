import { runCommand } from './runCommand.mjs';

/**
 * Runs npm: the one that started this script, if any.
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function npm(args, options) {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script)) {
    return runCommand(process.execPath, [script, ...args], options);
  }
  // Windows has only a command file, which needs a shell.
  return process.platform === 'win32'
    ? runCommand('npm.cmd', args, { ...options, shell: true })
    : runCommand('npm', args, options);
}
