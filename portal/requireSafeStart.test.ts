import { describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { requireSafeStart } from './requireSafeStart.ts';
import { crashingSteps, noSteps } from './steps.ts';

const start = (env: Record<string, string>) => () => requireSafeStart(readConfig(env));

describe('a start', () => {
  it('uses the practice customs by default for practice only', () => {
    expect(start({})).not.toThrow();
    const real: Record<string, string>[] = [{ TPT_DEMO: 'off' }, { DATABASE_URL: 'postgres://tpt@db.example/tpt' }];
    for (const env of real) {
      expect(start(env)).toThrow(/^TPT_GATEWAY must be set .+ files .+ practice .+\.$/u);
      expect(start({ ...env, TPT_GATEWAY: 'practice' })).not.toThrow();
      expect(start({ ...env, TPT_GATEWAY: 'files' })).not.toThrow();
    }
  });

  it('refuses crash points in the production build, which has none', () => {
    vi.stubGlobal('__FAULT_TESTS__', false);
    expect(start({ TPT_CRASH_AT: 'send.charged' })).toThrow(/^TPT_CRASH_AT .+\.$/u);
    expect(crashingSteps('send.charged', '/nowhere')).toBe(noSteps);
    vi.unstubAllGlobals();
    expect(start({ TPT_CRASH_AT: 'send.charged' })).not.toThrow();
  });
});
