import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlayedStep } from './playSteps.ts';

/** Names of the files of a step, below the folder of the report. */
const fileNames = ({ number, billType, action }: PlayedStep) => {
  const name = `${number}-${billType.toLowerCase()}-${action}`;
  return { sent: `transmissions/${name}.isf`, answer: `answers/${name}.ans` };
};

/** @throws when the folder cannot be written */
export async function createReportFolders(folder: string): Promise<void> {
  for (const part of ['transmissions', 'answers']) await mkdir(join(folder, part), { recursive: true });
}

/** Writes the report with the bytes of every transmission and answer. @returns the path of the report */
export async function writeReport(folder: string, steps: readonly PlayedStep[], version: string): Promise<string> {
  await createReportFolders(folder);
  for (const step of steps) {
    const names = fileNames(step);
    await writeFile(join(folder, names.sent), step.sentText, 'latin1');
    await writeFile(join(folder, names.answer), step.answerText, 'latin1');
  }
  await writeFile(join(folder, 'report.md'), toMarkdown(steps, version));
  await writeFile(join(folder, 'report.html'), toHtml(steps, version));
  return join(folder, 'report.html');
}

const COLUMNS: readonly (readonly [head: string, cell: (step: PlayedStep) => string])[] = [
  ['Scenario', ({ number }) => `SCENARIO ${number}`],
  ['Filing', ({ billType, title }) => `${billType}: ${title}`],
  ['Control number', ({ controlNo }) => controlNo],
  ['Our reference', ({ isfNo }) => isfNo],
  ['B/L', ({ amsNo }) => amsNo],
  ['CBP’s number', ({ customsNo }) => customsNo || '–'],
  ['Sent (UTC)', ({ sentAt }) => time(sentAt)],
  ['Answered (UTC)', ({ answeredAt }) => time(answeredAt)],
  ['Result', ({ answerText, status }) => `${closing(answerText)} (${status})`],
];
const time = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/** The text that decides the answer: the last SF90, else the last X1. */
function closing(answer: string): string {
  const lines = answer.split('\n').filter((line) => /^(?:SF90|X1)/u.test(line));
  const last = lines.at(-1) ?? '';
  return last.startsWith('SF90') ? last.slice(9).trim() : last.slice(10).trim();
}

const INTRO = (version: string, steps: readonly PlayedStep[]) => [
  `TenPlusTwo ${version}, Importer Security Filing (application SF), ${steps.length} scenarios.`,
  'Every transmission left through the gateway that real filings use; its bytes and those of its answer are below and in the folders transmissions and answers. The text SCENARIO nnn stands in B 60–80. Answers of this rehearsal are written by hand after CBP’s chapters, and the password in A 9–14 is a placeholder.',
];

function toMarkdown(steps: readonly PlayedStep[], version: string): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# ISF certification',
    ...INTRO(version, steps),
    [
      line(COLUMNS.map(([head]) => head)),
      line(COLUMNS.map(() => '---')),
      ...steps.map((step) => line(COLUMNS.map(([, cell]) => cell(step)))),
    ].join('\n'),
    ...steps.flatMap((step) => [
      `## SCENARIO ${step.number}: ${step.billType}, ${step.title}`,
      `Transmission \`${fileNames(step).sent}\``,
      ['```', ...toLines(step.sentText), '```'].join('\n'),
      `Answer \`${fileNames(step).answer}\``,
      ['```', ...toLines(step.answerText), '```'].join('\n'),
    ]),
    '',
  ].join('\n\n');
}

/** The records of a file, whatever separates them. */
const toLines = (text: string): readonly string[] => text.replaceAll(/\r?\n/gu, '').match(/.{80}/gu) ?? [];

const toHtmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `body { font: 14px/1.5 system-ui, sans-serif; color: #14213d; margin: 32px; }
table { border-collapse: collapse; width: 100%; font-size: 12px; }
th, td { text-align: start; vertical-align: top; padding: 4px 8px; border-bottom: 1px solid #d0d5dd; }
pre { font: 11px/1.4 monospace; background: #f2f5f7; padding: 8px; overflow-x: auto; }
section { break-inside: avoid; }
@page { size: A4 landscape; margin: 12mm; }`;

/** One file without references, to be printed or sent by mail. */
function toHtml(steps: readonly PlayedStep[], version: string): string {
  const cells = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${toHtmlText(text)}</${tag}>`).join('')}</tr>`;
  const part = (step: PlayedStep) =>
    `<section><h2>SCENARIO ${step.number}: ${toHtmlText(`${step.billType}, ${step.title}`)}</h2>
<h3>Transmission ${toHtmlText(fileNames(step).sent)}</h3>
<pre>${toHtmlText(toLines(step.sentText).join('\n'))}</pre>
<h3>Answer ${toHtmlText(fileNames(step).answer)}</h3>
<pre>${toHtmlText(toLines(step.answerText).join('\n'))}</pre></section>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>ISF certification</title><style>${STYLE}</style></head><body>
<h1>ISF certification</h1>
${INTRO(version, steps)
  .map((text) => `<p>${toHtmlText(text)}</p>`)
  .join('\n')}
<table><thead>${cells(
    'th',
    COLUMNS.map(([head]) => head),
  )}</thead><tbody>
${steps
  .map((step) =>
    cells(
      'td',
      COLUMNS.map(([, cell]) => cell(step)),
    ),
  )
  .join('\n')}
</tbody></table>
${steps.map(part).join('\n')}
</body></html>
`;
}
