import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import program from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Packages named by import statements and calls; files of the project begin with `.` or `#`. */
const IMPORTED = /^(?:import|export|\}) .*from '([^'.#][^']*)'|import\('([^'.#][^']*)'\)/gmu;

describe('[O05] packaging', () => {
  it('installs every package that the portal imports without the packages of development', () => {
    const imported = new Set<string>();
    const shared = ['schema', 'contract', 'rules', 'customs', 'messages', 'recognition'].map((name) => `src/${name}`);
    for (const folder of ['portal', ...shared]) {
      for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.ts') || /\.test\.ts$|testing\/|^faults\//u.test(file)) continue;
        const text = read(join(folder, file));
        // Tools of tests are in no bundle.
        if (text.includes("from 'vitest'")) continue;
        for (const [, first, second = ''] of text.matchAll(IMPORTED)) {
          const name = first ?? second;
          if (!isBuiltin(name))
            imported.add(
              name
                .split('/')
                .slice(0, name.startsWith('@') ? 2 : 1)
                .join('/'),
            );
        }
      }
    }
    expect(imported).toContain('fastify');
    expect([...imported].filter((name) => !(name in program.dependencies))).toEqual([]);
  });

  it('runs the image as an unprivileged user, on the oldest supported Node', () => {
    const stages = read('Dockerfile')
      .split(/^FROM /mu)
      .slice(1);
    for (const stage of stages)
      expect(stage).toMatch(new RegExp(`^node:${program.engines.node.replace('>=', '')}-`, 'u'));
    const last = stages.at(-1);
    expect(last).toMatch(/^USER node$/mu);
    expect(last).toContain('/portal/healthz');
    expect(last).toContain('dist/portal/main.js');
  });

  it('gives the containers and the service a read-only system', () => {
    expect(read('deploy/compose.yaml')).toMatch(/read_only: true[\s\S]*cap_drop: \[ALL\]/u);
    const service = read('deploy/tenplustwo.service');
    for (const line of ['ProtectSystem=strict', 'NoNewPrivileges=yes', 'User=tenplustwo', 'dist/portal/main.js']) {
      expect(service).toContain(line);
    }
  });
});
