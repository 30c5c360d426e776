/** Prints a table: a text column, then numbers with one decimal place. */
export function printTable(title, columns, rows) {
  const cells = rows.map(([name, ...values]) => [
    name,
    ...values.map((value) => (typeof value === 'number' ? format(value) : value)),
  ]);
  const widths = columns.map((column, at) => Math.max(column.length, ...cells.map((row) => row[at].length)));
  const line = (row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ');
  console.log(`\n${title}`);
  console.log(line(columns));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of cells) console.log(line(row));
}

function format(value) {
  if (Number.isNaN(value)) return '-';
  return Number.isInteger(value) || value >= 1000 ? String(Math.round(value)) : value.toFixed(value < 10 ? 2 : 1);
}
