import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./zh-CN/*.ts', '../components/texts/zh-CN.ts', '../schema/texts/zh-CN.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = Object.values(sources).join('\n');

it.each([
  ['邮编', '邮政编码'],
  ['DUNS 号', 'DUNS 编号'],
  ['预计货值', '估计货值'],
  ['外国港口', '国外港口'],
  ['回车', 'Enter'],
  ['验证器 App', '身份验证器应用'],
])('[G10] does not use %s for %s', (other, term) => {
  expect(texts).toContain(term);
  expect(texts).not.toContain(other);
});
