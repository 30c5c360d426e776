import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_OFFICE } from '../config/customsLine.ts';
import { claimFolder } from '../gateway/files/claimFolder.ts';
import { gatewayFolders } from '../gateway/files/gatewayFolders.ts';
import { watchInbox, type Inbox } from '../gateway/files/watchInbox.ts';
import { startJobs, type RunningJobs } from '../jobs/startJobs.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { certificationIsf10, certificationIsf5 } from './certificationBills.ts';
import { readOptions } from './customsCert.ts';
import { playSteps, type CertificationHost, type PlayedStep } from './playSteps.ts';
import { stepsFrom } from './scenarios.ts';
import { writeReport } from './writeReport.ts';

let home: string;
let test: TestPortal;
let jobs: RunningJobs;
let inbox: Inbox;
let host: CertificationHost;
let tens: PlayedStep[];
let fives: PlayedStep[];

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tpt-cert-'));
  const gatewayDir = join(home, 'gateway');
  const folders = gatewayFolders(gatewayDir);
  const line = { site: '4601', sender: 'TPT', password: 'CERTPW', office: '', zone: 'America/New_York', lineEnd: '\n' };
  const filer = { port: '4601', filer: 'TPT', office: '' };
  const customsLine = { ...line, filer, preparer: NO_OFFICE };
  test = await startTestPortal({ config: { gateway: 'files', gatewayDir, customsLine } });
  await claimFolder(test.portal.db, gatewayDir);
  jobs = startJobs(test.portal);
  inbox = await watchInbox(test.portal, gatewayDir);
  host = {
    client: await test.signIn(ACCOUNTS.admin),
    folders,
    now: () => new Date(test.now.value),
    wait: async () => {
      await jobs.drain();
      await inbox.scan();
      await jobs.drain();
    },
  };
  const of = (plans: Parameters<typeof stepsFrom>[1], first: number) => stepsFrom(first, plans);
  tens = await playSteps(
    host,
    of(
      [
        { title: 'Add, rejected', action: 'add', answer: 'billRejected', expected: 'receiveFailed' },
        { title: 'Add again', action: 'resend', answer: 'accepted', expected: 'receiveSuccess' },
        { title: 'Replace', action: 'replace', answer: 'warned', expected: 'modifySuccessWarning' },
        { title: 'Delete', action: 'delete', answer: 'accepted', expected: 'deleteSuccess' },
      ],
      1,
    ),
    (place) => certificationIsf10('HBRL', `HBRLCERT10${place}`),
  );
  fives = await playSteps(
    host,
    // Every step that the kit plays.
    stepsFrom(5),
    (place) => certificationIsf5('HBRL', `HBRLCERT05${place}`),
  );
});
afterAll(async () => {
  await Promise.all([inbox.stop(), jobs.stop()]);
  await test.close();
  rmSync(home, { recursive: true, force: true });
});

/** Written by hand after V23 and the ISF chapter; each line is padded to its 80 columns. */
const GOODS_AND_PARTIES = [
  'SF30IM                                    EI 12-345678900',
  'SF30CN                                    EI 12-345678900',
  'SF30SE NINGBO TRADING CO LTD',
  'SF3515588 RENMIN ROAD',
  'SF36NINGBO                                                     CN',
  'SF30BY PACIFIC HOME GOODS INC',
  'SF35152200 HARBOR BLVD SUITE 410',
  'SF36COSTA MESA                                                 US',
  'SF30ST PACIFIC HOME GOODS DC 2',
  'SF351514500 VALLEY VIEW AVE',
  'SF36SANTA FE SPRINGS                                           US',
  'SF30LG BEILUN CFS WAREHOUSE 3',
  'SF351521 PORT ROAD',
  'SF36NINGBO                                                     CN',
  'SF30CS EAST SEA CONSOLIDATION LTD',
  'SF351588 HAITIAN ROAD',
  'SF36NINGBO                                                     CN',
  'SF30MF NINGBO FURNITURE FACTORY',
  'SF35159 INDUSTRIAL ZONE',
  'SF36NINGBO                                                     CN',
];
const transmission = (controlNo: string, scenario: string, lines: readonly string[]) =>
  [
    `A4601TPTCERTPW080226     SF                                ${controlNo}`,
    `B  4601TPTSF                                               SCENARIO ${scenario}`,
    ...lines,
    'Y  4601TPTSF',
    'Z4601TPT      080226',
  ]
    .map((line) => `${line.padEnd(80)}\n`)
    .join('');
/** SF10 39–53 of a change of the first filing. */
const NUMBER = 'TPT-20260000002';
const sentIn = (steps: readonly PlayedStep[]) => steps.map(({ sentText }) => sentText);

describe('the certification kit', () => {
  it('[X07] sends an ISF-10 and its changes with the expected bytes', () => {
    const add = [
      'SF10101ACTEI 12-345678900           11                   12-345678900   018',
      'SF15BMHBRLCERT101',
      'SF20CR HBRL-0000000001',
      ...GOODS_AND_PARTIES,
      'SF40940360    CN',
      'SF40940161    VN',
    ];
    expect(sentIn(tens)).toEqual([
      transmission('0000000001', '001', add),
      transmission('0000000002', '002', add),
      transmission('0000000003', '003', [
        `SF10101RCTEI 12-345678900           11${NUMBER}    12-345678900   018`,
        ...add.slice(1, -2),
        'SF40940350    CN',
        'SF40940161    VN',
      ]),
      transmission('0000000004', '004', [`SF10101D  EI 12-345678900           11${NUMBER}`]),
    ]);
  });

  it('[X07] sends an ISF-5 and its changes with the expected bytes', () => {
    const parties = [
      'SF30BKPEAST SEA LOGISTICS LTD',
      'SF351588 HAITIAN ROAD',
      'SF36NINGBO                                                     CN',
      'SF30ST MANZANILLO IMPORTADORA SA',
      'SF3515AV TENIENTE AZUETA 9',
      'SF36MANZANILLO                                                 MX',
    ];
    const filing = (place: number, head: string, goods: string) => [
      head,
      `SF15BMHBRLCERT05${place}`,
      `SF20CR HBRL-000000000${place + 1}`,
      ...parties,
      `SF40${goods}`,
      'SF50UN MXZLO          UN MXZLO',
    ];
    const add = (place: number) => filing(place, 'SF10201ACT2  HBRL                   11', '940360');
    const replace = (place: number, number: string) =>
      filing(place, `SF10201RCT2  HBRL                   11${number}`, '940350');
    const sent = [
      add(1),
      replace(1, 'TPT-20260000005'),
      ['SF10201D  2  HBRL                   11TPT-20260000005'],
      add(2),
      add(2),
      replace(2, 'TPT-20260000009'),
      replace(2, 'TPT-20260000009'),
      add(3),
      add(3),
    ];
    const numbers = sent.map((_, at) => String(at + 5));
    expect(sentIn(fives)).toEqual(
      sent.map((lines, at) => transmission(numbers[at]!.padStart(10, '0'), numbers[at]!.padStart(3, '0'), lines)),
    );
  });

  it('[X07] answers in the envelope of customs and reads its own answers', () => {
    const lines = (tens[1]?.answerText ?? '').split('\n');
    expect(lines).toEqual(
      [
        'A4601TPT      080226     SN                                0000000002',
        'B  4601TPTSN                                               SCENARIO 002',
        'SF10101ACTEI 12-345678900           11TPT-20260000002    12-345678900   018',
        'SF15BMHBRLCERT101',
        'SF20CR HBRL-0000000001',
        'SF9002   ISF ACCEPTED',
        'Y  4601TPTSN00004',
        'Z4601TPT      080226',
        '',
      ].map((line) => (line === '' ? '' : line.padEnd(80))),
    );
    const results = [...tens, ...fives].map(({ status, customsNo }) => [status, customsNo !== '']);
    expect(results).toEqual([
      ['receiveFailed', false],
      ['receiveSuccess', true],
      ['modifySuccessWarning', true],
      ['deleteSuccess', true],
      ['receiveSuccess', true],
      ['modifySuccess', true],
      ['deleteSuccess', true],
      ['receiveFailed', false],
      ['receiveSuccess', true],
      ['modifyFailed', false],
      ['modifySuccessWarning', true],
      ['receiveFailed', false],
      ['receiveSuccess', true],
    ]);
  });

  it('[X07] writes a report with the bytes of every transmission and answer', async () => {
    const folder = join(home, 'report');
    const played = [...tens, ...fives];
    await writeReport(folder, played, '1.2.3');
    const [markdown, html] = ['report.md', 'report.html'].map((name) => readFileSync(join(folder, name), 'utf8'));
    for (const { number, controlNo, isfNo, sentText, answerText } of played) {
      for (const text of [`SCENARIO ${number}`, controlNo, isfNo]) {
        expect(markdown).toContain(text);
        expect(html).toContain(text);
      }
      for (const line of [...sentText.split('\n'), ...answerText.split('\n')]) expect(markdown).toContain(line);
    }
    expect(markdown).toContain('TPT-20260000002');
    expect(readFileSync(join(folder, 'transmissions', '004-isf-10-delete.isf'), 'latin1')).toBe(tens[3]?.sentText);
    expect(readFileSync(join(folder, 'answers', '005-isf-5-add.ans'), 'latin1')).toBe(fives[0]?.answerText);
  });

  it.each([
    [['--scac=abc'], '--scac must be four capital letters.'],
    [['--to='], '--to must name a folder.'],
    [['--bogus'], "Unknown option '--bogus'"],
    [['cert'], "Unexpected argument 'cert'"],
  ])('[X07] refuses the arguments %j with the usage', (args, reason) => {
    expect(() => readOptions(args)).toThrow(reason);
    expect(() => readOptions(args)).toThrow('Usage: npm run customs:cert');
  });

  it('[X07] reads its arguments', () => {
    expect(readOptions([])).toMatchObject({ scac: 'TPTX' });
    expect(readOptions(['--to=/tmp/a', '--scac=ABCD'])).toEqual({ folder: '/tmp/a', scac: 'ABCD' });
  });

  it('[X07] leaves no text of certification in the settings', async () => {
    const { body } = await host.client.get('/enterprises/customs-connection');
    expect(body).toMatchObject({ blockText: '' });
  });
});
