import { describe, expect, it } from 'vitest';
import { withoutLeaders } from './leaders.ts';

describe('the blanks of a filled form', () => {
  it.each([
    ['Name ........ ABC CO., LTD.', 'Name: ABC CO., LTD.'],
    ['House Bill No. ____ QHLX25110482 ____', 'House Bill No.: QHLX25110482'],
    ['Country ...... : INDIA', 'Country: INDIA'],
    ['________', ''],
    ['ABC CO., LTD. 588 ROAD', 'ABC CO., LTD. 588 ROAD'],
  ])('[D15] are no part of %s', (text, expected) => {
    expect(withoutLeaders(text)).toBe(expected);
  });
});
