import { randomUUID } from 'node:crypto';
import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { CustomsConnection } from '#contract/endpoints/customsConnection.ts';
import type { FilingDetail, SendReply } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { connectionValues } from '#rules/customsConnection.ts';
import type { GatewayFolders } from '../gateway/files/gatewayFolders.ts';
import { writeDurably } from '../gateway/files/writeDurably.ts';
import { answerTo, numberIn, readSent } from './answers.ts';
import type { CertificationStep } from './scenarios.ts';

/** A signed-in administrator of a portal. */
export interface CertificationClient {
  get(path: string): Promise<{ status: number; body: unknown }>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
}

export interface CertificationHost {
  client: CertificationClient;
  folders: GatewayFolders;
  /** Waits until work of the portal may have gone on. */
  wait: () => Promise<void>;
  now: () => Date;
}

/** What was played and seen; transmissions and answers are the bytes of their files. */
export interface PlayedStep extends CertificationStep {
  billType: string;
  isfNo: string;
  amsNo: string;
  controlNo: string;
  /** CBP's number in the answer; blank in a rejected one. */
  customsNo: string;
  sentAt: Date;
  answeredAt: Date;
  sentText: string;
  answerText: string;
  status: string;
}

/** HTS number of a replacement in place of the first one. */
const CHANGED_GOODS = '940350';
/** Waits of a step for the portal until it fails. */
const TRIES_MAX = 600;

/**
 * Plays the steps of one kind of filing through the folders of the files gateway: acts as a person in the app, takes
 * each transmission out of the outbox as an engine does, and puts a hand-written answer into the inbox.
 * @param makeBill the bill of each filing, by its place
 * @throws Error when the portal refuses an action or does not reach the expected status
 */
export async function playSteps(
  host: CertificationHost,
  steps: readonly CertificationStep[],
  makeBill: (place: number) => Bill,
): Promise<PlayedStep[]> {
  const played: PlayedStep[] = [];
  let filing = '';
  let bills = 0;
  for (const step of steps) {
    await setBlockText(host.client, `SCENARIO ${step.number}`);
    if (step.action === 'add') {
      const { filings } = await expectOk<SendReply>(
        host.client.post('/bills/send?payType=0', makeBill((bills += 1)), { 'idempotency-key': randomUUID() }),
      );
      filing = filings[0]?.id ?? '';
    } else await change(host.client, filing, step.action);
    const { text, sentAt } = await takeOutgoing(host);
    const sent = readSent(text);
    const assigned = `${sent.records[1]?.slice(7, 10)}-${host.now().getUTCFullYear()}${step.number.padStart(7, '0')}`;
    const answerText = answerTo(sent, step.answer, assigned);
    await writeDurably(join(host.folders.inbox, `${step.number}.ans`), answerText);
    const detail = await waitForStatus(host, filing, step);
    const isAnswered = step.answer === 'accepted' || step.answer === 'warned';
    played.push({
      ...step,
      billType: detail.declarationType,
      isfNo: detail.isfNo,
      amsNo: detail.amsNo,
      controlNo: sent.controlNo,
      customsNo: isAnswered ? numberIn(answerText) : '',
      sentAt,
      answeredAt: host.now(),
      sentText: text,
      answerText,
      status: detail.declarationStatus,
    });
  }
  await setBlockText(host.client, '');
  return played;
}

async function setBlockText(client: CertificationClient, blockText: string): Promise<void> {
  const current = await expectOk<CustomsConnection>(client.get('/enterprises/customs-connection'));
  const body = { ...connectionValues(current), blockText, revision: current.revision };
  await expectOk(client.post('/enterprises/customs-connection', body));
}

async function change(client: CertificationClient, id: string, action: 'replace' | 'delete' | 'resend'): Promise<void> {
  if (action === 'delete') {
    await expectOk(client.post(`/bill/delete?id=${id}`));
    return;
  }
  const bill = await expectOk<FilingDetail>(client.get(`/bill/${id}`));
  const [goods, ...others] = bill.billHsRequestList;
  const changed = { billHsRequestList: [{ ...goods, hsCode: CHANGED_GOODS }, ...others] };
  const body = action === 'replace' ? { ...bill, ...changed } : bill;
  await expectOk(client.post('/bill/update?payType=0', body, { 'idempotency-key': randomUUID() }));
}

/** Takes the only file of the outbox, as an engine does. */
async function takeOutgoing({ folders, wait, now }: CertificationHost): Promise<{ text: string; sentAt: Date }> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const [name, ...others] = (await readdir(folders.outbox)).filter((file) => file.endsWith('.isf'));
    if (others.length > 0) throw new Error(`The outbox has ${others.length + 1} files.`);
    if (name !== undefined) {
      const path = join(folders.outbox, name);
      const text = await readFile(path, 'latin1');
      await unlink(path);
      return { text, sentAt: now() };
    }
    await wait();
  }
  throw new Error('No message arrived in the outbox.');
}

async function waitForStatus(
  { client, wait }: CertificationHost,
  id: string,
  step: CertificationStep,
): Promise<FilingDetail> {
  let last = '';
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const detail = await expectOk<FilingDetail>(client.get(`/bill/${id}`));
    last = detail.declarationStatus;
    if (last === step.expected) return detail;
    await wait();
  }
  throw new Error(`Scenario ${step.number}, ${step.title}: the filing is ${last} instead of ${step.expected}.`);
}

async function expectOk<T>(answer: Promise<{ status: number; body: unknown }>): Promise<T> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`The portal answered ${status}: ${JSON.stringify(body)}`);
  return body as T;
}
