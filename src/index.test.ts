import { expect, it } from 'vitest';

const barrel =
  import.meta.glob<string>('./index.ts', { query: '?raw', import: 'default', eager: true })['./index.ts'] ?? '';
const stories = import.meta.glob<string>('../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Components without visible states. */
const WITHOUT_STATES = ['ErrorBoundary', 'FormRoot', 'Navigation', 'Theme'];

/** The components that the barrel exports, and the file of each. */
const exported = [...barrel.matchAll(/export \{([^}]*)\} from '[^']*\.tsx';/gu)].flatMap(([, names = '']) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*$/u.test(name)),
);

it('exports components that have a story file with more than one state', () => {
  expect(exported.length).toBeGreaterThan(40);
  const withoutStories = exported.filter((name) => {
    const shown = new RegExp(`<${name}\\b|component: ${name}\\b`, 'u');
    const matching = Object.values(stories).filter((source) => shown.test(source));
    return !matching.some((source) => (source.match(/^export const \w+: Story/gmu) ?? []).length > 1);
  });
  expect(withoutStories.filter((name) => !WITHOUT_STATES.includes(name))).toEqual([]);
});

it('exports components with a props table in the stories', () => {
  const withoutTable = exported.filter((name) => {
    const listed = new RegExp(`component: ${name}\\b|subcomponents: \\{[^}]*\\b${name}\\b`, 'u');
    return !Object.values(stories).some((source) => listed.test(source));
  });
  expect(withoutTable.filter((name) => !WITHOUT_STATES.includes(name))).toEqual([]);
});

const sources = import.meta.glob<string>(['./components/**/*.{ts,tsx}', './schema/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('has an example for everything that it exports', () => {
  const values = [...barrel.matchAll(/export (?:type )?\{([^}]*)\} from '([^']*)'/gu)].flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => (name.trim().split(' as ')[0] ?? '').replace(/^type /u, ''))
        .filter((name) => name !== '')
        .map((name) => ({ name, source: sources[file.replace('#schema/', './schema/')] ?? '' })),
  );
  const bare = values.filter(({ name, source }) => {
    const before = source.split(new RegExp(`export (?:function|const|class|type|interface) ${name}\\b`, 'u'))[0] ?? '';
    const comment = before.trimEnd().endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
    return !comment.includes('@example');
  });
  expect(values.length).toBeGreaterThan(140);
  expect(bare.map(({ name }) => name)).toEqual([]);
});
