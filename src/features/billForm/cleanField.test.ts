import { expect, it } from 'vitest';
import { isf10 } from '#contract/entities/isf10.ts';
import { cleanField } from './cleanField.ts';

it('[X04] [V14] writes the usual name of a container size as its ISO code', () => {
  const place = {
    key: 'containerList.r1.sizeType',
    name: 'sizeType',
    field: isf10.fields.containerList.of.sizeType,
    owner: {},
    record: {},
    list: 'containerList',
    rowId: 'r1',
  };
  const cleaned = (text: string) => cleanField(place, text);
  expect(['40hq', "1x20'GP", ' 45g1 ', '40RF'].map(cleaned)).toEqual(['45G1', '22G1', '45G1', '40RF']);
});
