import { expect, it } from 'vitest';
import { ROUTES, type Route, type RouteName } from '#contract/routes.ts';
import { resources } from '#resources/index.ts';
import { customRoutes } from '#shell/customRoutes.ts';
import { resourceDefinitions } from './resourceDefinitions.tsx';

const routesOf = (screens: object) => Object.keys(screens) as RouteName[];

it('has one screen for every built route and none for the others', () => {
  const built = Object.entries(ROUTES).flatMap(([name, { built: isBuilt }]: [string, Route]) =>
    isBuilt ? [name] : [],
  );
  const screens = [...resources.flatMap((value) => routesOf(value.screens)), ...routesOf(customRoutes)];
  expect(screens.toSorted()).toEqual(built.toSorted());
});

it.each(resources)('loads list, edit and show of $name', ({ list, edit, show, screens }) => {
  for (const route of [list, edit, show]) if (route) expect(screens[route]).toBeTypeOf('function');
});

it('defines every resource of react-admin with a name for its records', () => {
  expect(Object.keys(resourceDefinitions).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'bondSettlements',
    'consumption',
    'contacts',
    'drafts',
    'filings',
    'ledger',
    'parties',
    'templates',
  ]);
  const nameOf = (resource: string, record: object) => {
    const name = resourceDefinitions[resource]?.recordRepresentation;
    return typeof name === 'function' ? name(record) : null;
  };
  expect(nameOf('drafts', { id: '1', amsNos: ['', 'HBRL0000001'] })).toBe('HBRL0000001');
  expect(nameOf('drafts', { id: '1', amsNos: [] })).toBe('');
  expect(nameOf('filings', { id: '1', amsNo: 'HBRL0000002' })).toBe('HBRL0000002');
  expect(nameOf('templates', { id: '1', template_name: 'Chairs' })).toBe('Chairs');
});
