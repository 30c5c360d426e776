import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, unknownSettings } from './config.ts';
import { ConfigError } from './config/variables.ts';

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

it('reports variables that look like settings, and none that is documented', () => {
  expect(unknownSettings({ TPT_GATEWAYDIR: '/srv/isf', TPT_GATEWAY: 'files', PATH: '/bin' })).toEqual([
    'TPT_GATEWAYDIR',
  ]);
  const documents = ['docs/operations.md', 'deploy/portal.env.example', 'deploy/compose.yaml'];
  const text = documents.map((file) => readFileSync(file, 'utf8')).join('\n');
  const names = new Set(text.match(/\bTPT_[A-Z0-9_]+\b/gu));
  expect(names.size).toBeGreaterThan(30);
  expect(unknownSettings(Object.fromEntries([...names].map((name) => [name, 'x'])))).toEqual([]);
});

describe('readConfig', () => {
  it('requires no variable', () => {
    expect(readConfig({})).toEqual({
      port: 8102,
      slowQuery: 1_000,
      locales: ['zh-CN', 'en', 'vi'],
      portals: 1,
      host: 'localhost',
      trustProxy: ['loopback'],
      allowedHosts: [],
      hsts: 'subdomains',
      dataDir: resolve('data'),
      demo: true,
      practiceSupport: false,
      defaultFilerCode: 'TENP',
      practiceSpeed: 1,
      gateway: 'practice',
      gatewayIsNamed: false,
      providerBond: '99-000001000',
      providerBondActivity: '01',
      providerBondDays: { from: '', to: '' },
      einPrefixes: new Set(),
      carriers: new Map(),
      documentDir: resolve('data/documents'),
      documentDays: 30,
      uploadDir: resolve('data/uploads'),
      uploadSpace: 20 * 1024 ** 3,
      gatewayDir: resolve('data', 'gateway'),
      customsLine: {
        site: '4601',
        sender: 'TPT',
        password: 'PRCTCE',
        office: '',
        filer: { port: '4601', filer: 'TPT', office: '' },
        preparer: { port: '', filer: '', office: '' },
        zone: 'America/New_York',
        lineEnd: '\n',
      },
      embedOrigins: [],
      externalPages: {},
      logLevel: 'warn',
      mailFrom: { name: 'TenPlusTwo', address: 'no-reply@localhost.localdomain' },
      outboxDir: resolve('data', 'outbox'),
      payment: 'practice',
      publicUrl: 'http://localhost:8102',
    });
  });

  it('[B07] takes the number of the provider’s bond, and a practice number for practice alone', () => {
    expect(readConfig({ TPT_PROVIDER_BOND: '12-345678900' }).providerBond).toBe('12-345678900');
    expect(readConfig({ TPT_DEMO: 'off' }).providerBond).toBe('');
    expect(readConfig({ TPT_GATEWAY: 'files' }).providerBond).toBe('');
    expect(() => readConfig({ TPT_PROVIDER_BOND_TO: '31.12.2026' })).toThrow('TPT_PROVIDER_BOND_TO must be a date');
    for (const number of ['123-45-6789', '12-3456789', 'BOND']) {
      expect(() => readConfig({ TPT_PROVIDER_BOND: number }), number).toThrow('TPT_PROVIDER_BOND');
    }
  });

  it('[X06] reads prefixes of EINs beside the built-in ones', () => {
    expect([...readConfig({ TPT_EIN_PREFIXES: '69, 89' }).einPrefixes]).toEqual(['69', '89']);
    for (const prefixes of ['6', '69;89', '690', '00', '69,00']) {
      expect(() => readConfig({ TPT_EIN_PREFIXES: prefixes }), prefixes).toThrow('TPT_EIN_PREFIXES must be prefixes');
    }
  });

  it('[X01] reads the line to CBP, which has values of its own in practice alone', () => {
    const blank = { port: '', filer: '', office: '' };
    expect(readConfig({ TPT_GATEWAY: 'files' }).customsLine).toMatchObject({ site: '', password: '', filer: blank });
    const line = readConfig({
      TPT_GATEWAY: 'files',
      TPT_CUSTOMS_SITE: '2704',
      TPT_CUSTOMS_SENDER: 'BRK',
      TPT_CUSTOMS_PASSWORD: 'Q7SECR',
      TPT_CUSTOMS_PORT: '2704',
      TPT_CUSTOMS_FILER: 'BRK',
      TPT_CUSTOMS_PREPARER: '5301 BR2 07',
      TPT_CUSTOMS_ZONE: 'America/Chicago',
      TPT_CUSTOMS_LINE_END: 'none',
    }).customsLine;
    expect(line).toEqual({
      site: '2704',
      sender: 'BRK',
      password: 'Q7SECR',
      office: '',
      zone: 'America/Chicago',
      lineEnd: '',
      filer: { port: '2704', filer: 'BRK', office: '' },
      preparer: { port: '5301', filer: 'BR2', office: '07' },
    });
  });

  it.each([
    ['TPT_CUSTOMS_SITE', '270'],
    ['TPT_CUSTOMS_SENDER', 'HBRL'],
    ['TPT_CUSTOMS_PASSWORD', 'seven77'],
    ['TPT_CUSTOMS_OFFICE', '1'],
    ['TPT_CUSTOMS_PORT', 'USLAX'],
    ['TPT_CUSTOMS_FILER', 'HBRL'],
    ['TPT_CUSTOMS_FILER', 'HBR'],
    ['TPT_CUSTOMS_PREPARER', '4601'],
    ['TPT_CUSTOMS_ZONE', 'New York'],
    ['TPT_CUSTOMS_LINE_END', 'cr'],
  ])('[X01] refuses %s=%s, and repeats no password', (name, value) => {
    const refused = refusalOf({ [name]: value });
    expect(refused).toContain(name);
    if (name === 'TPT_CUSTOMS_PASSWORD') expect(refused).not.toContain(value);
  });

  it('reads the space for uploads in gigabytes', () => {
    expect(readConfig({ TPT_UPLOAD_SPACE: '0.5' }).uploadSpace).toBe(512 * 1024 ** 2);
    for (const space of ['-1', '20GB', '1e9']) {
      expect(() => readConfig({ TPT_UPLOAD_SPACE: space }), space).toThrow('TPT_UPLOAD_SPACE');
    }
  });

  it('[O06] reads the object store of uploads', () => {
    const keys = { TPT_S3_ACCESS_KEY: 'AKIA', TPT_S3_SECRET_KEY: 'hunter2' };
    const storeOf = (url: string) => readConfig({ ...keys, TPT_S3_URL: url }).objectStore;
    expect(storeOf('https://s3.example.com:9000/isf/office/uploads/')).toEqual({
      origin: 'https://s3.example.com:9000',
      bucket: 'isf',
      prefix: 'office/uploads/',
      region: 'us-east-1',
      accessKey: 'AKIA',
      secretKey: 'hunter2',
      timeout: 30_000,
    });
    expect(storeOf('http://127.0.0.1:9000/isf')).toMatchObject({ origin: 'http://127.0.0.1:9000', prefix: '' });
    expect(storeOf('http://minio:9000/isf?tls=off')?.origin).toBe('http://minio:9000');
    const region = readConfig({ ...keys, TPT_S3_URL: 'https://s3.test/isf', TPT_S3_REGION: 'eu-central-1' });
    expect(region.objectStore?.region).toBe('eu-central-1');
  });

  it.each([
    'http://minio:9000/isf',
    'https://s3.test/isf?tls=off',
    'https://AKIA:hunter2@s3.test/isf',
    'https://s3.test',
    'https://s3.test/isf/a%2Fb',
    'https://s3.test/isf//a',
    's3://isf/uploads',
  ])('[O06] refuses the object store %s, and repeats no key', (url) => {
    const refused = refusalOf({ TPT_S3_URL: url, TPT_S3_ACCESS_KEY: 'AKIA', TPT_S3_SECRET_KEY: 'hunter2' });
    expect(refused).toMatch(/^TPT_S3_URL must be .+\.$/u);
    expect(refused).not.toContain('hunter2');
  });

  it('[O06] refuses half of the settings of an object store, and names what is missing', () => {
    const TPT_S3_URL = 'https://s3.test/isf';
    const missing = (env: Record<string, string>) => refusalOf(env).split(' ')[0];
    expect(missing({ TPT_S3_URL })).toBe('TPT_S3_ACCESS_KEY');
    expect(missing({ TPT_S3_URL, TPT_S3_ACCESS_KEY: 'AKIA' })).toBe('TPT_S3_SECRET_KEY');
    expect(missing({ TPT_S3_SECRET_KEY: 'hunter2' })).toBe('TPT_S3_URL');
    expect(refusalOf({ TPT_S3_ACCESS_KEY: 'AKIA', TPT_S3_SECRET_KEY: 'two words' })).not.toContain('two words');
  });

  it('reads mail server, sender and the address in links of mails', () => {
    const smtp = { SMTP_URL: 'smtps://isf:secret@mail.example.com' };
    expect(readConfig({ ...smtp, MAIL_FROM: 'ISF desk <isf@example.com>' })).toMatchObject({
      smtpUrl: smtp.SMTP_URL,
      mailFrom: { name: 'ISF desk', address: 'isf@example.com' },
    });
    expect(() => readConfig(smtp)).toThrow('MAIL_FROM');
    for (const from of ['isf', 'A <b@c.test>\nBcc: d@e.test', 'A <b@c.test>, d@e.test']) {
      expect(() => readConfig({ ...smtp, MAIL_FROM: from }), from).toThrow('MAIL_FROM');
    }
    expect(() => readConfig({ SMTP_URL: 'mail:secret' })).not.toThrow('secret');
    expect(() => readConfig({ SMTP_URL: 'mail:secret' })).toThrow('SMTP_URL');
    expect(readConfig({ TPT_PUBLIC_URL: 'https://isf.test/x' }).publicUrl).toBe('https://isf.test');
    expect(readConfig({ TPT_ALLOWED_HOSTS: 'isf.test, other.test' }).publicUrl).toBe('https://isf.test');
  });

  it.each(['SMS_WEBHOOK', 'WECHAT_PUSH'])('requires a secret of 32 characters for %s_URL', (name) => {
    const url = { [`${name}_URL`]: 'https://adapter.test/send' };
    expect(() => readConfig(url)).toThrow(`${name}_SECRET`);
    expect(() => readConfig({ ...url, [`${name}_SECRET`]: 'x'.repeat(31) })).toThrow(`${name}_SECRET`);
    expect(() => readConfig({ ...url, [`${name}_SECRET`]: 'x'.repeat(32) })).not.toThrow();
  });

  it.each([
    [{ MAIL_FROM: 'isf@example.com' }, 'SMTP_URL'],
    [{ PAYMENT_SECRET: 'x'.repeat(32) }, 'PAYMENT_URL'],
    [{ SMS_WEBHOOK_SECRET: 'x'.repeat(32) }, 'SMS_WEBHOOK_URL'],
    [{ WECHAT_PUSH_SECRET: 'x'.repeat(32) }, 'WECHAT_PUSH_URL'],
    [{ TPT_AI_KEY: 'hunter2' }, 'TPT_AI_URL'],
    [{ TPT_AI_MODEL: 'small' }, 'TPT_AI_URL'],
    [{ TPT_WAL_ARCHIVE: '/backup/wal', DATABASE_URL: 'postgres://isf@db/isf' }, 'TPT_WAL_ARCHIVE'],
  ])('refuses %o, which would have no effect, and names %s', (env, name) => {
    expect(refusalOf(env)).toMatch(new RegExp(`^${name} `, 'u'));
  });

  it('has a filer code of the provider for practice alone, unless one is set', () => {
    expect(readConfig({ TPT_DEFAULT_FILER_CODE: 'HARB' }).defaultFilerCode).toBe('HARB');
    expect(readConfig({ TPT_DEMO: 'off' }).defaultFilerCode).toBe('');
    expect(() => readConfig({ TPT_DEFAULT_FILER_CODE: 'harbor' })).toThrow('TPT_DEFAULT_FILER_CODE');
  });

  it('shares the folders of the gateway "files" at any path', () => {
    expect(readConfig({ TPT_GATEWAY: 'files', TPT_DATA_DIR: '/srv/tpt' })).toMatchObject({
      gateway: 'files',
      gatewayDir: resolve('/srv/tpt/gateway'),
    });
    expect(readConfig({ TPT_GATEWAY_DIR: '/edi' }).gatewayDir).toBe(resolve('/edi'));
  });

  it('reads trusted proxies and allowed hosts', () => {
    const read = readConfig({
      TPT_TRUST_PROXY: '10.0.0.5, 172.16.0.0/12,fd00::/8',
      TPT_ALLOWED_HOSTS: 'ISF.example.com., [FD00::1]:8443',
    });
    expect(read.trustProxy).toEqual(['10.0.0.5', '172.16.0.0/12', 'fd00::/8']);
    expect(read.allowedHosts).toEqual([
      { name: 'isf.example.com', port: null },
      { name: 'fd00::1', port: '8443' },
    ]);
    expect(readConfig({ TPT_TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', LOGIN_URL: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('seeds no demo into an external database by default', () => {
    const DATABASE_URL = 'postgres://tpt:secret@db.example:5432/tpt';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, TPT_DEMO: 'on' }).demo).toBe(true);
    expect(readConfig({ TPT_DEMO: 'off' }).demo).toBe(false);
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres://'],
    ['TPT_TRUST_PROXY', 'proxy.internal'],
    ['TPT_TRUST_PROXY', '10.0.0.0/33'],
    ['TPT_TRUST_PROXY', '10.0.0.5,'],
    ['TPT_TRUST_PROXY', '10'],
    ['TPT_ALLOWED_HOSTS', 'https://isf.example.com'],
    ['TPT_ALLOWED_HOSTS', 'isf.example.com,'],
    ['TPT_ALLOWED_HOSTS', '*'],
    ['TPT_HSTS', 'on'],
    ['TPT_DEMO', 'yes'],
    ['LOGIN_URL', '/login'],
    ['LOGIN_URL', 'javascript:alert(1)'],
    ['TPT_CRASH_AT', 'a b'],
    ['TPT_CRASH_AT', 'send.chraged'],
    ['TPT_CRASH_AT', 'send.charged:2,db:job.dnoe'],
    ['TPT_PRACTICE_SPEED', 'fast'],
    ['TPT_PRACTICE_SPEED', '0'],
    ['TPT_GATEWAY', 'ftp'],
    ['LOG_LEVEL', 'loud'],
    ['TPT_S3_REGION', 'EU Central'],
  ])('refuses %s=%s with a sentence that names the variable', (name, value) => {
    expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^${name} must be .+\\.$`));
  });

  it('[O06] accepts a read replica with a server only', () => {
    const replica = { DATABASE_READ_URL: 'postgres://tpt:secret@standby.example:5432/tpt' };
    expect(readConfig({ DATABASE_URL: 'postgres://db.example/tpt', ...replica }).databaseReadUrl).toBe(
      replica.DATABASE_READ_URL,
    );
    expect(() => readConfig(replica)).toThrow('DATABASE_READ_URL needs DATABASE_URL');
  });

  it('repeats an invalid value unchanged', () => {
    expect(refusalOf({ TPT_PRACTICE_SPEED: 'fast' })).toContain('"fast"');
  });

  it('names every invalid variable at once', () => {
    const lines = refusalOf({ PORT: 'x', TPT_DEMO: 'x', LOG_LEVEL: 'x' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'TPT_DEMO', 'LOG_LEVEL']);
  });

  it('never repeats a database password', () => {
    expect(refusalOf({ DATABASE_URL: 'mysql://tpt:hunter2@db/x' })).not.toContain('hunter2');
  });
});
