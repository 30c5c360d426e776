import { expect, it } from 'vitest';
import { serviceOrigins } from './serviceOrigins.ts';

it('[C01] names the origins of other services once, and none for paths of the app', () => {
  const bases = {
    portal: '/portal',
    flow: 'https://flow.example/adapter',
    api: 'https://flow.example/api',
    upload: 'http://files.example:8080/',
  };
  expect(serviceOrigins(JSON.stringify(bases))).toEqual(['https://flow.example', 'http://files.example:8080']);
  expect(serviceOrigins()).toEqual([]);
  expect(serviceOrigins('')).toEqual([]);
});

it.each(['portal', '//flow.example', 'javascript:alert(1)', 'data:text/plain,x', 7, null])(
  '[C01] stops the build with the base %j',
  (flow) => {
    expect(() => serviceOrigins(JSON.stringify({ flow }))).toThrow('VITE_SERVICE_BASES: the base of "flow" must be');
  },
);

it.each(['{"flow":', '[]', '"https://flow.example"', 'null'])('[C01] stops the build with %s', (text) => {
  expect(() => serviceOrigins(text)).toThrow('VITE_SERVICE_BASES must be JSON');
});
