import { describe, it, onTestFinished } from 'vitest';
import { queueMail } from '../mail/queueMail.ts';
import { startMailServer } from '../testing/mailServer.ts';
import { soundPortal } from './bundlePortal.ts';
import { POLL_TIMEOUT } from './expectFinalState.ts';
import { FaultRun } from './faultRun.ts';

const bundle = soundPortal();

describe('when the portal is killed while it sends a mail', () => {
  it('[G12] the mail is delivered, and a repetition has the same bytes', { timeout: 300_000 }, async ({ expect }) => {
    const server = await startMailServer();
    const run = new FaultRun(bundle);
    onTestFinished(async () => {
      await run.end();
      await server.close();
    });
    const env = { SMTP_URL: server.url, MAIL_FROM: 'isf@faults.test' };
    // Until the first crash no server takes the mail.
    await run.prepare({ env: { ...env, SMTP_URL: 'smtp://127.0.0.1:1' } });
    const mailState = () =>
      run.withDatabase(async (db) => (await db.selectFrom('mail').select('state').executeTakeFirst())?.state);
    /** Starts a portal that kills itself at a step of the mail. */
    const crash = async (crashAt: string) => {
      const portal = await run.start({ crashAt, env });
      expect([crashAt, await portal.exited]).toEqual([crashAt, 'SIGKILL']);
    };

    await run.withDatabase((db) =>
      db.transaction().execute((trx) =>
        queueMail({ clock: () => new Date() }, trx, {
          to: 'ops@faults.test',
          template: 'test',
          locale: 'en',
          data: { name: 'Ann', enterprise: 'Office', url: 'http://localhost' },
          enterpriseId: null,
        }),
      ),
    );
    const makeDue = () =>
      run.withDatabase((db) =>
        db.updateTable('job').set({ is_ready: true, run_at: new Date() }).where('kind', '=', 'mail.send').execute(),
      );
    await makeDue();
    await crash('mail.sending');
    expect([server.received.length, await mailState()]).toEqual([0, 'waiting']);
    await makeDue();
    await crash('mail.sent');
    expect([server.received.length, await mailState()]).toEqual([1, 'waiting']);
    await makeDue();
    await crash('job.done');
    expect([server.received.length, await mailState()]).toEqual([2, 'sent']);

    await makeDue();
    await run.start({ env });
    const openMails = () =>
      run.withDatabase((db) =>
        db.selectFrom('job').select('id').where('kind', '=', 'mail.send').where('done_at', 'is', null).execute(),
      );
    await expect.poll(openMails, { timeout: POLL_TIMEOUT }).toEqual([]);
    const [first, second, ...others] = server.received;
    expect([second?.raw, others]).toEqual([first?.raw, []]);
  });
});
