// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Form } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import type { Captcha } from '#contract/endpoints/landing.ts';
import type { Locale } from '#contract/limits.ts';
import { Lost, openPortal, Refused, type Answers } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { CodeInput } from './CodeInput.tsx';
import type { CodeTarget } from './codeTarget.ts';
import { solveWork } from './solveWork.ts';

vi.mock('./solveWork.ts', () => ({ solveWork: vi.fn(async () => 7) }));
afterEach(() => {
  cleanup();
  vi.mocked(solveWork).mockClear();
});

const EMAIL: CodeTarget = { channel: 'email', email: 'ann@buyer.test' };
const PHONE: CodeTarget = { channel: 'sms', dialingCode: '86', phone: '13800000000' };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

/** A portal whose challenges are numbered: pictures, or questions when asked for. */
async function show(target: CodeTarget, answers: Answers = {}, language: Locale = 'en') {
  let serial = 0;
  const portal = openPortal({
    captcha: ({ query }): Captcha => {
      const isText = query['alternative'] === 'text';
      return {
        captchaId: `c${(serial += 1)}`,
        svg: isText ? '' : SVG,
        question: isText ? 'How much is two plus three?' : '',
        bits: 16,
        expiresAt: '2026-08-03 10:10:00',
      };
    },
    sendEmail: () => undefined,
    sendSms: () => undefined,
    ...answers,
  });
  const onSubmit = vi.fn();
  // The texts suspend the first rendering.
  await act(async () => {
    await renderInAdmin(
      <Suspense fallback={null}>
        <Form onSubmit={onSubmit} noValidate>
          <CodeInput purpose="clue" target={target} addressFields={['email']} />
        </Form>
      </Suspense>,
      { language },
    );
  });
  const bodies = (name: string) => portal.asked.filter((call) => call.name === name).map(({ body }) => body);
  return { ...portal, bodies, onSubmit };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const proof = (captchaId: string, how: object) => ({ email: 'ann@buyer.test', purpose: 'clue', captchaId, ...how });

it('[G18] sends a code by email after a proof of work, and another one only after a minute', async () => {
  const { bodies } = await show(EMAIL);
  await press('Send code');
  expect(await screen.findByText(/^We sent a 6-digit code to ann@buyer\.test\./u)).toBeVisible();
  expect(bodies('sendEmail')).toEqual([proof('c1', { captchaWork: 7 })]);
  expect(solveWork).toHaveBeenCalledWith('c1', 16);
  const again = screen.getByRole('button', { name: /^Send again in \d+ s$/u });
  await userEvent.click(again);
  expect(bodies('captcha')).toHaveLength(1);
});

it('[G18] sends a code by text message to the number with its dialing code', async () => {
  const { bodies } = await show(PHONE);
  await press('Send code');
  expect(await screen.findByText(/by text message to \+86 13800000000\./u)).toBeVisible();
  expect(bodies('sendSms')).toEqual([
    { dialingCode: '86', phone: '13800000000', purpose: 'clue', captchaId: 'c1', captchaWork: 7 },
  ]);
});

it('[G18] offers a picture, another one, and a question for people who cannot see it', async () => {
  const { bodies, onSubmit } = await show(EMAIL);
  await press('Verify another way');
  const picture = await screen.findByRole('img', { name: /^Picture of five digits/u });
  expect(decodeURIComponent(picture.getAttribute('src') ?? '')).toContain(SVG);
  await userEvent.type(screen.getByLabelText('Enter the digits in the picture'), '12');
  await press('New picture');
  await waitFor(() => expect(screen.getByLabelText('Enter the digits in the picture')).toHaveValue(''));
  await press('Use a question instead');
  expect(await screen.findByText('How much is two plus three?')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New picture' })).toBeNull();
  await press('Confirm and send the code');
  expect(bodies('sendEmail')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Answer'), ' 5 {Enter}');
  expect(await screen.findByText(/^We sent a 6-digit code/u)).toBeVisible();
  expect(bodies('sendEmail')).toEqual([proof('c3', { captchaAnswer: '5' })]);
  expect(screen.queryByText('How much is two plus three?')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('[G18] replaces a challenge that was answered wrong by one of the same kind', async () => {
  const { bodies } = await show(EMAIL, {
    sendEmail: () => {
      throw new Refused(422, { code: 422, message: 'The answer is wrong.' });
    },
  });
  await press('Verify another way');
  await press('Use a question instead');
  await userEvent.type(await screen.findByLabelText('Answer'), '6{Enter}');
  expect(await screen.findByText('The answer is wrong.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Answer')).toHaveValue(''));
  await userEvent.type(screen.getByLabelText('Answer'), '5{Enter}');
  await waitFor(() =>
    expect(bodies('sendEmail')).toEqual([proof('c2', { captchaAnswer: '6' }), proof('c3', { captchaAnswer: '5' })]),
  );
});

it('[G18] shows a picture where the device is too slow for the work', async () => {
  vi.mocked(solveWork).mockResolvedValueOnce(null);
  const { bodies } = await show(EMAIL);
  await press('Send code');
  expect(await screen.findByRole('img')).toBeVisible();
  expect(bodies('sendEmail')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Enter the digits in the picture'), '48213');
  await press('Confirm and send the code');
  expect(await screen.findByText(/^We sent a 6-digit code/u)).toBeVisible();
  expect(bodies('sendEmail')).toEqual([proof('c2', { captchaAnswer: '48213' })]);
});

it.each([
  {
    language: 'en',
    other: 'Verify another way',
    failed: 'The verification could not be loaded. Try again later.',
  },
  { language: 'zh-CN', other: '换一种验证方式', failed: '验证加载失败，请稍后再试。' },
  {
    language: 'vi',
    other: 'Xác minh bằng cách khác',
    failed: 'Không tải được phần xác minh. Hãy thử lại sau.',
  },
] as const)('[G18] tells that no challenge could be loaded: $language', async ({ language, other, failed }) => {
  await show(
    EMAIL,
    {
      captcha: () => {
        throw new Refused(503);
      },
    },
    language,
  );
  await press(other);
  expect(await screen.findByText(failed)).toBeVisible();
});

it('[G18] can be requested again after a failed connection', async () => {
  let isOffline = true;
  const { bodies } = await show(EMAIL, {
    sendEmail: () => {
      if (isOffline) throw new Lost('offline');
    },
  });
  await press('Send code');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/connection|try again/iu));
  isOffline = false;
  await press('Send code');
  expect(await screen.findByText(/^We sent a 6-digit code/u)).toBeVisible();
  expect(bodies('sendEmail')).toHaveLength(2);
});
