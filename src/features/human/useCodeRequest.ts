import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Captcha, CodePurpose } from '#contract/endpoints/landing.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { requestCode, targetText, type CodeTarget, type Proof } from './codeTarget.ts';
import { solveWork } from './solveWork.ts';

/** Seconds between two codes, as the portal's shortest limit. */
const PAUSE = 60;

export type CodeState =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'sending' }
  | { kind: 'sent'; channel: CodeTarget['channel']; address: string }
  /** `message` is the portal's sentence; without one the verification could not be loaded. */
  | { kind: 'failed'; message: string | null };

/** Requests codes: proof of work first; a picture or a question when the person chooses or the device is too slow. */
export function useCodeRequest(target: CodeTarget | null, purpose: CodePurpose) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [state, setState] = useState<CodeState>({ kind: 'idle' });
  const [challenge, setChallenge] = useState<Captcha | null>(null);
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const load = (isText: boolean) =>
    dataProvider.captcha({ query: { timestamp: String(Date.now()), ...(isText ? { alternative: 'text' } : {}) } });

  async function showChallenge(isText: boolean): Promise<void> {
    try {
      setChallenge(await load(isText));
    } catch {
      setState({ kind: 'failed', message: null });
    }
  }

  async function sendProof(proof: Proof): Promise<void> {
    if (!target) return;
    setState({ kind: 'sending' });
    try {
      await requestCode(dataProvider, target, purpose, proof);
      setChallenge(null);
      setWait(PAUSE);
      setState({ kind: 'sent', channel: target.channel, address: targetText(target) });
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof PortalError ? error.message : null });
      // Any answer has used up the challenge.
      if (challenge) await showChallenge(challenge.question !== '');
    }
  }

  async function send(): Promise<void> {
    setState({ kind: 'checking' });
    try {
      const { captchaId, bits } = await load(false);
      const captchaWork = await solveWork(captchaId, bits);
      if (captchaWork === null) {
        setState({ kind: 'idle' });
        await showChallenge(false);
      } else await sendProof({ captchaId, captchaWork });
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof PortalError ? error.message : null });
    }
  }

  return {
    state,
    challenge,
    /** Seconds until another code may be requested. */
    wait,
    isBusy: state.kind === 'checking' || state.kind === 'sending',
    send,
    /** Shows a picture, or its text alternative. */
    showChallenge,
    answer: (captchaAnswer: string) =>
      challenge ? sendProof({ captchaId: challenge.captchaId, captchaAnswer }) : Promise.resolve(),
  };
}
