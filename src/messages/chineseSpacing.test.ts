import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./zh-CN/*.ts', '../components/texts/zh-CN.ts', '../schema/texts/zh-CN.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Terms of the specification's labels, which are written without spaces. */
const TERMS =
  /Bond消费记录|新建ISF-(?:10|5)|导出PDF|AI识别|VIP结算|AMS提单号|House单|HS编码|Bond(?:类型|持有人(?:类型|ID)?|活动代码|参考号)|(?:单次|(?:平台|自有)?年度)Bond|(?:进口商|收货人)ID(?:类型)?|ID(?:类型|号码)|ISF编号|CBP指定编号/gu;
const NUMBER_VARIABLE =
  /(?:count|smart_count|most|max|min|length|size|columns|page|pages|minutes|seconds|hours|days|left|total|place|digits|at|amount|fee|filing|filed|bond)/u;
/** Places without a space between Chinese and a Latin letter, a digit or a number that is filled in. */
const UNSPACED = new RegExp(
  String.raw`(?<=\p{Script=Han})(?=[A-Za-z0-9]|\{\{${NUMBER_VARIABLE.source}\}\})|(?<=[A-Za-z0-9%]|\{\{${NUMBER_VARIABLE.source}\}\})(?=\p{Script=Han})`,
  'gu',
);
const LITERAL = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gu;

function unspacedPlaces(text: string): string[] {
  const terms = [...text.matchAll(TERMS)].map(({ 0: term, index }) => [index, index + term.length] as const);
  return [...text.matchAll(UNSPACED)]
    .filter(({ index }) => !terms.some(([start, end]) => start < index && index < end))
    .map(({ index }) => text.slice(Math.max(0, index - 8), index + 8));
}

it('[G10] separates Chinese from Latin words and numbers by a space', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(30);
  const texts = Object.values(sources).flatMap(
    (source) =>
      source
        .replaceAll(/^\s*(?:\/\*|\*|\/\/).*$/gmu, '')
        .match(LITERAL)
        ?.flatMap((literal) => literal.slice(1, -1).split(String.raw`\n`)) ?? [],
  );
  expect(texts.flatMap(unspacedPlaces)).toEqual([]);
});

it.each([
  ['申报ISF', 1],
  ['24小时内', 1],
  ['共{{count}}条', 2],
  ['撤销{{field}}的更改', 0],
  ['请填写 HS编码', 0],
])('finds the places in %s', (text, places) => {
  expect(unspacedPlaces(text)).toHaveLength(places);
});
