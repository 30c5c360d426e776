import { expect, it } from 'vitest';
import { numberForms, severalNumbers } from './numberForms.ts';

it.each([
  ['HBRL 0133082668', ['HBRL 0133082668', 'HBRL0133082668', 'HBRL-0133082668']],
  ['hbrl0133082668', ['HBRL0133082668', 'HBRL-0133082668']],
  ['OOLU-27A9403', ['OOLU-27A9403', 'OOLU27A9403']],
  ['0133-082668', ['0133-082668', '0133082668']],
])('[L03] searches %j as a number', (text, forms) => {
  expect(numberForms(text)).toEqual(forms);
});

it.each(['GOLDEN TOYS', 'OAKLINE 12', 'PO 2026-11', 'HBRL-00', '01', '12-3456789 CO'])(
  '[L03] searches %j as it is typed',
  (text) => expect(numberForms(text)).toEqual([text]),
);

it.each([
  ['OOLU2719403685 MAEU-2700000005', ['OOLU2719403685', 'MAEU2700000005']],
  ['oolu2719403685，MAEU2700000005;OOLU2719403685', ['OOLU2719403685', 'MAEU2700000005']],
  ['OOLU2719403685', null],
  ['HBRL 0133082668', null],
  ['REDWOOD OOLU2719403685', null],
  ['GOLDEN TOYS', null],
])('[L03] reads the numbers that %j lists', (text, numbers) => {
  expect(severalNumbers(text)).toEqual(numbers);
  if (numbers) expect(numberForms(text)).toEqual([text]);
});
