import { setTimeout as sleep } from 'node:timers/promises';
import { signInClient } from './client.mjs';

/** Two users alternate, so that neither reaches the rate limit. */
const PEOPLE = ['admin@harbour.test', 'sub@harbour.test'];
const BILL = { id: null, billType: 1, houseScac: 'HBRL', cargoType: '01' };

/**
 * @param pause between two calls, milliseconds
 * @returns repeatedly loads both lists and saves a draft, as an open form does during typing
 */
export async function startColleague(url, pause = 20) {
  const people = await Promise.all(PEOPLE.map((account) => signInClient(url, account)));
  const drafts = await Promise.all(people.map((callPortal) => newDraft(callPortal)));
  let turn = 0;
  const timed = async (into, call) => {
    const started = performance.now();
    await (await call()).arrayBuffer();
    into.push(performance.now() - started);
    await sleep(pause);
  };
  /** @returns milliseconds of each call */
  return async function work(rounds, isOver = () => false) {
    const times = { lists: [], saves: [] };
    for (let round = 0; round < rounds && !isOver(); round += 1) {
      turn += 1;
      const callPortal = people[turn % people.length];
      const draft = drafts[turn % people.length];
      await timed(times.lists, () => callPortal(`/bills?pageNum=${(turn % 20) + 1}`));
      await timed(times.lists, () => callPortal('/draft-bills'));
      await timed(times.saves, () => callPortal('/draft-bills/save', draft()));
    }
    return times;
  };
}

async function newDraft(callPortal) {
  const { id } = await (await callPortal('/draft-bills/save', { ...BILL, clientRef: 'TYPING' })).json();
  let revision = 0;
  return () => {
    revision += 1;
    return { ...BILL, id, revision, clientRef: `TYPING ${revision}` };
  };
}
