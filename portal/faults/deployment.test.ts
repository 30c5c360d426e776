import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import portalConfig from '../../vite.portal.config.ts';
import { readConfig } from '../config.ts';
import { requireSafeStart } from '../requireSafeStart.ts';
import { createTestDatabase, databaseUrl } from '../testing/database.ts';
import { startPortalChild } from '../testing/portalChild.ts';
import { makeDataFolder, removeDataFolder } from '../testing/scratchFolder.ts';
import { soundPortal } from './bundlePortal.ts';

type Environment = Record<string, string>;
const deploy = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');
const OPERATIONS = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

/** Lines `NAME=value`, read as Docker and systemd read them. */
const readLines = (text: string): Environment =>
  Object.fromEntries([...text.matchAll(/^([A-Z_0-9]+)=(.*)$/gmu)].map(([, name = '', value = '']) => [name, value]));
const settings = readLines(deploy('portal.env.example'));
const everySetting = readLines(deploy('portal.env.example').replaceAll(/^#(?=[A-Z_0-9]+=)/gmu, ''));

/** The environment of the portal's container; variables of the operator's shell are `given`. */
function containerEnvironment(given: Environment): Environment {
  const [, portal = ''] = /^ {2}portal:\n([\s\S]*?)\n\n/mu.exec(deploy('compose.yaml')) ?? [];
  expect(portal).toContain('env_file: portal.env');
  const [, block = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/mu.exec(portal) ?? [];
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+):([?-])([^}]*)\}/gu, (_, name: string, kind: string, text: string) => {
      if (!given[name] && kind === '?') throw new Error(text);
      return given[name] ?? text;
    });
  const image = [...readFileSync(join(import.meta.dirname, '../../Dockerfile'), 'utf8').matchAll(/^ENV (.+)$/gmu)];
  return {
    ...Object.fromEntries(image.flatMap(([, line = '']) => line.split(' ').map((pair) => pair.split('=')))),
    ...settings,
    ...Object.fromEntries(
      [...block.matchAll(/^ {6}([A-Z_0-9]+): (.+)$/gmu)].map(([, name, value = '']) => [name, fill(value)]),
    ),
  };
}

function serviceEnvironment(): Environment {
  const service = deploy('tenplustwo.service');
  expect(service).toContain('\nEnvironmentFile=/etc/tenplustwo.env\n');
  const own = [...service.matchAll(/^Environment=(.+)$/gmu)].flatMap(([, line = '']) => line.split(' '));
  return { ...readLines(own.join('\n')), ...settings };
}

const container = () => containerEnvironment({ TPT_DATABASE_PASSWORD: 'letters' });

describe('[O05] deployment', () => {
  it.each([
    ['container', container],
    ['service', serviceEnvironment],
  ])('starts real filings with the settings of the %s', (_, environment) => {
    const config = readConfig(environment());
    expect(() => requireSafeStart(config)).not.toThrow();
    expect([config.demo, config.gateway, config.publicUrl]).toEqual([false, 'files', 'https://isf.example.com']);
  });

  it('refuses a container without a password for its database', () => {
    expect(() => containerEnvironment({})).toThrow('set TPT_DATABASE_PASSWORD');
  });

  it('gives an example of variables that exist', () => {
    expect(() => requireSafeStart(readConfig({ ...container(), ...everySetting }))).not.toThrow();
    const unknown = Object.keys(everySetting).filter((name) => !OPERATIONS.includes(`\`${name}\``));
    expect(unknown).toEqual([]);
  });
});

it('[O05] bundles the commands of an operator for the image, which has no sources', () => {
  const input = portalConfig.build?.rolldownOptions?.input;
  const commands = [...OPERATIONS.matchAll(/node dist\/portal\/(\w+)\.js/gu)].map(([, name]) => name);
  expect(new Set(commands)).toEqual(new Set(['createEnterprise', 'createSupport', 'backup', 'restore']));
  expect(Object.keys(input ?? {})).toEqual(expect.arrayContaining(commands));
});

describe('[O05] a deployed portal', () => {
  const bundle = soundPortal();

  it.each([
    ['container', container],
    ['service', serviceEnvironment],
  ])('serves with the settings of the %s', { timeout: 120_000 }, async (_, environment) => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const home = makeDataFolder();
    onTestFinished(() => removeDataFolder(home));
    mkdirSync(join(home, 'gateway'), { mode: 0o700 });
    const portal = startPortalChild([bundle], {
      ...environment(),
      // The places of this machine.
      PORT: '0',
      DATABASE_URL: databaseUrl(database.connection),
      TPT_DATA_DIR: home,
      TPT_GATEWAY_DIR: join(home, 'gateway'),
    });
    onTestFinished(async () => void (await portal.stop()));
    const ready = await fetch(`${await portal.ready}/readyz`);
    expect(ready.status).toBe(200);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [bundle.replace(/main\.js$/u, 'createSupport.js'), '--account=sam@desk.test', '--person=Sam Desk'],
      { env: { ...environment(), DATABASE_URL: databaseUrl(database.connection), TPT_DATA_DIR: home } },
    );
    expect(stdout).toContain('Sam Desk may sign in at the support desk (/support) as sam@desk.test');
    expect(await portal.stop()).toBe(0);
  });
});
