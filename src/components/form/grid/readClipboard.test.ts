// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readClipboard } from './readClipboard.ts';

const text = (plain: string) => readClipboard({ html: '', text: plain })?.rows;
const table = (html: string) => readClipboard({ html: `<html><body><!--StartFragment-->${html}`, text: 'a\tb' });

it('[B05] reads lines and tabs, and drops blank lines', () => {
  expect(text('940360\tCN\r\n940161\tVN\r\n\t\r\n')).toEqual([
    ['940360', 'CN'],
    ['940161', 'VN'],
  ]);
});

it.each(['940360', '940360\r\n', '', ' \n'])('reads %j as text of one cell', (one) =>
  expect(text(one)).toBeUndefined(),
);

it('reads quoted cells with line ends, tabs and quotes', () => {
  expect(text('"A ""B""\nC"\tCN\r\n940161\t"V\tN"')).toEqual([
    ['A "B" C', 'CN'],
    ['940161', 'V N'],
  ]);
});

it('[B05] prefers the table of a clipboard', () => {
  expect(table('<table><tr><td>940360</td><td> CN&nbsp;</td></tr></table>')?.rows).toEqual([['940360', 'CN']]);
});

it('repeats the text of a merged cell in every row, in one column', () => {
  const rows = table(
    '<table><tr><td>1</td><td rowspan=3>CN</td></tr><tr><td>2</td></tr><tr><td>3</td></tr><tr><td colspan=2>4</td></tr></table>',
  )?.rows;
  expect(rows).toEqual([
    ['1', 'CN'],
    ['2', 'CN'],
    ['3', 'CN'],
    ['4', ''],
  ]);
});

it('skips hidden rows, columns and cells, and counts their texts', () => {
  const read = table(
    `<table><col><col style='display:none'><col>
     <tr><td>1</td><td>secret</td><td>CN</td></tr>
     <tr style='display:none'><td>2</td><td></td><td>VN</td></tr>
     <tr><td>3</td><td>secret</td><td>TH</td></tr></table>`,
  );
  expect(read).toEqual({
    rows: [
      ['1', 'CN'],
      ['3', 'TH'],
    ],
    hidden: 4,
  });
});

it('joins the lines of a cell by a space, and reads a number from a ="…" formula', () => {
  expect(table('<table><tr><td>940360</td><td>CN<br>China</td></tr></table>')?.rows).toEqual([['940360', 'CN China']]);
  expect(text('"CN\nChina"')).toEqual([['CN China']]);
  expect(text('="030461"')).toEqual([['030461']]);
  expect(text('="030461"\tCN')).toEqual([['030461', 'CN']]);
});

it('lets the list split lines of one text, and only those', () => {
  const split = (plain: string) =>
    readClipboard({ html: '', text: plain }, (lines) => lines.map((line) => line.split(',')))?.rows;
  expect(split('940360,CN')).toEqual([['940360', 'CN']]);
  expect(split('940360\tC,N')).toEqual([['940360', 'C,N']]);
});

it('reads the text if the HTML has no table', () => {
  expect(readClipboard({ html: '<p>940360 CN</p>', text: '940360\tCN' })?.rows).toEqual([['940360', 'CN']]);
});
