// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filer } from '#contract/testing/filer.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { SettlementFrame } from './SettlementFrame.tsx';

const ORIGIN = 'https://settle.example';
beforeEach(() => {
  document.head.innerHTML = `<meta name="settlement-url" content="${ORIGIN}/app?a=1">`;
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

const tell = (event: object) => act(async () => void window.dispatchEvent(Object.assign(new Event('message'), event)));

it('[R25] frames the settlement app hidden, loads the balance on its messages only', async () => {
  const portal = openPortal({ me: () => filer({}) });
  await renderInAdmin(<SettlementFrame />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Recharge records');
  expect(frame.hidden).toBe(true);
  expect(frame.src).toBe(`${ORIGIN}/app?a=1&productCode=ISF`);
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|popups/u);
  const asked = () => portal.asked.filter(({ name }) => name === 'me').length;
  const before = asked();
  const source = frame.contentWindow;
  const data = { type: 'settled' };
  await tell({ origin: 'https://settle.example.evil.test', source, data });
  await tell({ origin: ORIGIN, source: window, data });
  await tell({ origin: ORIGIN, source, data: { type: 'other' } });
  await tell({ origin: ORIGIN, source, data: null });
  expect(asked()).toBe(before);
  await tell({ origin: ORIGIN, source, data });
  await expect.poll(asked).toBe(before + 1);
});

it('[R25] frames nothing without the setting', async () => {
  document.head.innerHTML = '<meta name="settlement-url" content="__SETTLEMENT_URL__">';
  openPortal({ me: () => filer({}) });
  const { container } = await renderInAdmin(<SettlementFrame />);
  expect(container.querySelector('iframe')).toBeNull();
});
