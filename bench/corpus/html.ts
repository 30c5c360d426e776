export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const lines = (text: string) => escaped(text).replaceAll('\n', '<br>');

/** A page of HTML; fonts are those of the machine, Chinese and Vietnamese included. */
export const htmlPage = (body: string, css = '') => `<!doctype html><meta charset="utf-8"><style>
body { font: 11px/1.35 "Liberation Sans", "Noto Sans CJK SC", sans-serif; margin: 0; color: #000 }
table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #000; padding: 3px 5px; vertical-align: top; text-align: left }
h1 { font-size: 17px; margin: 6px 0; text-align: center } p { margin: 4px 0 } small { font-size: 8px } b.l { display: block; font-size: 8px; font-weight: normal }
${css}</style><body>${body}</body>`;

export const row = (cells: string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${lines(cell)}</${tag}>`).join('')}</tr>`;

/** Rows of plain text under a head. */
export const htmlGrid = (head: string[], rows: string[][]) =>
  `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('')}</tbody></table>`;

/** A box of a form: small label, then the text. */
export const box = (label: string, text: string) => `<b class="l">${escaped(label)}</b>${lines(text)}`;
