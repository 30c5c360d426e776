/**
 * Changes a message by short commands, separated by ` ; `. A line is found by its prefix, `#2` means the second such
 * line, `_` a blank. `SF10@11=ZZ_` writes from column 11, `-SF30SE+2` removes the line and the next two, `*SF15` doubles
 * it, `+SF20>SF20ZZ_X` adds a line after it, `~SF15=60` cuts it after column 60, `!SF15=X` adds a column.
 */
export function mutate(message: readonly string[], commands: string): string[] {
  const lines = [...message];
  for (const command of commands.split(' ; ').filter(Boolean)) apply(lines, command);
  return lines;
}

const COMMAND =
  /^(?<sign>[-*+~!]?)(?<begin>[A-Z0-9]+)(?:#(?<nth>\d))?(?:@(?<column>\d+))?(?:\+(?<more>\d))?(?:[=>](?<text>.*))?$/u;

function apply(lines: string[], command: string): void {
  const { sign = '', begin = '', nth = '1', column, more = '0', text = '' } = COMMAND.exec(command)?.groups ?? {};
  const at = lines.map((line, index) => (line.startsWith(begin) ? index : -1)).filter((index) => index >= 0)[
    Number(nth) - 1
  ];
  if (begin === '' || at === undefined) throw new Error(`nothing to do for ${command}`);
  const line = lines[at] ?? '';
  const insert = text.replaceAll('_', ' ');
  if (sign === '-') lines.splice(at, 1 + Number(more));
  else if (sign === '*') lines.splice(at, 0, line);
  else if (sign === '+') lines.splice(at + 1, 0, insert.padEnd(80));
  else if (sign === '~') lines[at] = line.slice(0, Number(insert));
  else if (sign === '!') lines[at] = line + insert;
  else {
    const from = Number(column) - 1;
    lines[at] = line.slice(0, from) + insert + line.slice(from + insert.length);
  }
}
