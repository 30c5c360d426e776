// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { einPrefixes } from './einPrefixes.ts';

it.each([
  ['69 89', ['69', '89']],
  ['', []],
  // A page that the portal did not fill.
  ['__EIN_PREFIXES__', []],
])('[X06] reads the prefixes of EINs from the page: %j', (content, prefixes) => {
  document.head.innerHTML = `<meta name="ein-prefixes" content="${content}">`;
  expect([...einPrefixes()]).toEqual(prefixes);
});
