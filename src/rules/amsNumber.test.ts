import { expect, it } from 'vitest';
import { cleanAmsNumber } from './amsNumber.ts';

it.each([
  ['OOLUOOLU2719403685', 'OOLU2719403685'],
  ['oolu oolu 2719 4036', 'OOLU27194036'],
  ['HBL: OOLU-2719', 'OOLU2719'],
  ['H/BL NO. OOLU2719', 'OOLU2719'],
  ['House B/L No.: oolu 2719', 'OOLU2719'],
  ['提单号：OOLU2719', 'OOLU2719'],
  ['AMS HBL OOLU2719', 'OOLU2719'],
  [' ＯＯＬＵ２７１９ ', 'OOLU2719'],
  ['OOLU_2719/36', 'OOLU271936'],
  // SCACs that begin with a label word are kept.
  ['HBLX12345', 'HBLX12345'],
  ['AMSC 99881', 'AMSC99881'],
  ['HBL 12345', 'HBL12345'],
  ['ABCDABCD', 'ABCDABCD'],
])('[V02] [V03] reads %j as the B/L number %j', (text, number) => {
  expect(cleanAmsNumber(text)).toBe(number);
});
