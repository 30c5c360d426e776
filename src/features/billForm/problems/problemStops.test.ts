// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { isf10 } from '#contract/entities/isf10.ts';
import { nextStop, problemCount, problemStops } from './problemStops.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** A page with a problem without field above three fields; one field is not drawn. */
function stopsOf(...paths: string[]) {
  document.body.innerHTML =
    '<button data-problem id="none"></button><input id="amsType"><input id="importerId"><input id="sellerCity">';
  const ids: Record<string, string> = { 'amsRequestList.0.amsType': 'amsType' };
  return problemStops(isf10, paths, (path) => document.getElementById(ids[path] ?? path));
}
const names = (stops: ReturnType<typeof stopsOf>) => stops.map(({ control }) => control.id);

describe('problem tour', () => {
  it('[E06] visits each field once in page order, and problems without a field', () => {
    const stops = stopsOf('sellerCity', 'importerId', 'sellerCity', 'shipCity', 'amsRequestList.0.amsType');
    expect(names(stops)).toEqual(['none', 'amsType', 'importerId', 'sellerCity']);
    expect(stops.map(({ path }) => path)).toEqual([null, 'amsRequestList.0.amsType', 'importerId', 'sellerCity']);
  });

  it('[E06] continues from the focus in both directions, cyclic', () => {
    const stops = stopsOf('importerId', 'sellerCity');
    const from = (id: string, by: 1 | -1) =>
      nextStop(stops, document.getElementById(id) ?? document.body, by)?.control.id;
    expect([from('amsType', 1), from('importerId', 1), from('sellerCity', 1)]).toEqual([
      'importerId',
      'sellerCity',
      'none',
    ]);
    expect([from('amsType', -1), from('none', -1), from('sellerCity', -1)]).toEqual([
      'none',
      'sellerCity',
      'importerId',
    ]);
  });

  it('has no stop without problems', () => {
    document.body.innerHTML = '<p></p>';
    expect(nextStop([], document.body, 1)).toBeUndefined();
  });

  it('counts an external problem once, unless the form reports one at the field', () => {
    expect(problemCount(['sellerCity', 'sellerCity'], ['sellerCity', 'importerId', 'importerId', null, null])).toBe(5);
    expect(problemCount([], [])).toBe(0);
  });
});
