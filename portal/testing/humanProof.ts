import { createHash } from 'node:crypto';
import type { Captcha } from '#contract/endpoints/landing.ts';
import { hasZeroBits, workText } from '#rules/workProof.ts';
import type { ClientAnswer } from './client.ts';

interface Reader {
  get(path: string): Promise<Pick<ClientAnswer, 'body'>>;
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Requests a challenge and answers its English question, without the seconds of a proof of work. */
export async function solve(client: Reader): Promise<{ captchaId: string; captchaAnswer: string }> {
  const { captchaId, question } = (await client.get('/anonymous/captcha?alternative=text')).body as Captcha;
  const numbers = [...question.matchAll(/\w+/gu)].map(([word]) => NUMBERS.indexOf(word) + 1);
  return { captchaId, captchaAnswer: String(numbers.reduce((sum, number) => sum + number, 0)) };
}

/** Requests a challenge and does its proof of work, as the page does. */
export async function solveByWork(client: Reader): Promise<{ captchaId: string; captchaWork: number }> {
  const { captchaId, bits } = (await client.get('/anonymous/captcha')).body as Captcha;
  for (let counter = 0; ; counter++) {
    const hash = createHash('sha256').update(workText(captchaId, counter)).digest();
    if (hasZeroBits(hash, bits)) return { captchaId, captchaWork: counter };
  }
}
