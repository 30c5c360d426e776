/** Lower bound: a table of inputs with a hand-written paste handler that cleans and checks the values. */
export function bareGrid() {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Bare grid</title>
<style>
  body { font: 14px system-ui, sans-serif; margin: 16px; }
  input { font: inherit; height: 32px; }
  input[aria-invalid='true'] { outline: 1px solid #b42318; }
</style>
<form><table><tbody id="rows"></tbody></table><p id="count">1 row</p></form>
<script>
  const body = document.getElementById('rows');
  const values = [];
  const clean = [(text) => text.replace(/[. ]/g, '').slice(0, 6), (text) => text.trim().toUpperCase()];
  const right = [/^\\d{6}$/, /^[A-Z]{2}$/];
  const names = ['hsCode', 'hsCountryCode'];
  function line(at) {
    const row = document.createElement('tr');
    names.forEach((name) => {
      const cell = document.createElement('td');
      const input = document.createElement('input');
      input.name = 'billHsRequestList.' + at + '.' + name;
      cell.append(input);
      row.append(cell);
    });
    return row;
  }
  body.append(line(0));
  document.querySelector('form').addEventListener('paste', (event) => {
    event.preventDefault();
    const lines = event.clipboardData.getData('text/plain').trim().split(/\\r?\\n/).map((text) => text.split('\\t'));
    const added = document.createDocumentFragment();
    lines.forEach((cells, at) => {
      const row = body.rows[at] ?? line(at);
      if (!row.parentNode) added.append(row);
      values[at] = cells.map((text, column) => clean[column](text));
      values[at].forEach((text, column) => {
        const input = row.cells[column].firstChild;
        input.value = text;
        input.setAttribute('aria-invalid', String(!right[column].test(text)));
      });
    });
    body.append(added);
    document.getElementById('count').textContent = values.length + ' rows';
  });
</script>
</html>
`;
}
