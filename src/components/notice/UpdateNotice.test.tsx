// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { cleanMarkup, textOfMarkup } from './cleanMarkup.ts';
import { NoticeDialog } from './NoticeDialog.tsx';
import { openUpdateNotice, UpdateNoticeHost } from './openUpdateNotice.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

afterEach(cleanup);

it.each([
  ['en', 'Optimization content', 'I know', 'Close'],
  ['zh-CN', '优化内容', '我知道了', '关闭'],
  ['vi', 'Nội dung tối ưu', 'Tôi đã hiểu', 'Đóng'],
] as const)('[G08] has its defaults in %s', async (language, title, button, close) => {
  const onResult = vi.fn();
  await renderInAdmin(<UpdateNotice list={['One', 'Two']} onResult={onResult} />, { language });
  const dialog = screen.getByRole('dialog', { name: title });
  expect(within(dialog).getByText('2021-01-01')).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['One', 'Two']);
  await userEvent.click(within(dialog).getByRole('button', { name: close }));
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  expect(onResult.mock.calls).toEqual([['cancel'], ['confirm']]);
});

it('[G08] takes title, time, label, pictures and styles', async () => {
  await renderInAdmin(
    <UpdateNotice
      title="What is new"
      time="2026.11"
      list={['<b>Bold</b>']}
      buttonLabel="Go on"
      closeImage="/close.png"
      backgroundImage="/head.png"
      styles={{ title: { color: 'red' }, time: { color: 'green' }, text: { color: 'blue' } }}
      onResult={() => {}}
    />,
  );
  const title = screen.getByRole('heading', { name: 'What is new' });
  expect(title).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  expect(screen.getByText('2026.11')).toHaveStyle({ color: 'rgb(0, 128, 0)' });
  expect(screen.getByText('Bold').parentElement).toHaveStyle({ color: 'rgb(0, 0, 255)' });
  expect(screen.getByText('Bold').tagName).toBe('B');
  expect(title.parentElement).toHaveStyle({ backgroundImage: 'url("/head.png")' });
  expect(screen.getByRole('button', { name: 'Close' }).querySelector('img')).toHaveAttribute('src', '/close.png');
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
});

it('[G08] is awaited: locks scrolling, keeps the focus inside, and restores both', async () => {
  document.body.style.overflow = 'scroll';
  await renderInAdmin(
    <>
      <button type="button">Open</button>
      <UpdateNoticeHost />
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  const results = [openUpdateNotice({ list: ['First'] }), openUpdateNotice({ list: ['Second'] })];
  const dialog = await screen.findByRole('dialog');
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  expect(within(dialog).getByText('First')).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) {
    await userEvent.tab();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Second');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'I know' }));
  expect(await Promise.all(results)).toEqual(['cancel', 'confirm']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body).toHaveStyle({ overflow: 'scroll' });
  expect(opener).toHaveFocus();
  document.body.style.overflow = '';
});

it('[G08] is closed by its signal as canceled', async () => {
  await renderInAdmin(<UpdateNoticeHost />);
  const reading = new AbortController();
  const result = openUpdateNotice({ list: ['Read elsewhere'] }, reading.signal);
  await screen.findByRole('dialog');
  reading.abort();
  expect(await result).toBe('cancel');
  expect(await openUpdateNotice({ list: [] }, reading.signal)).toBe('cancel');
});

it('[G09] shows a notice as a letter', async () => {
  const onResult = vi.fn();
  await renderInAdmin(
    <NoticeDialog
      title="Holidays"
      greeting="Dear customer,"
      body="<p>We are <b>closed</b>.</p>"
      signature="Support"
      time="2026-12-24"
      backgroundImage="/snow.png"
      onResult={onResult}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Holidays' });
  expect(dialog).toHaveTextContent('Dear customer,We are closed.Support2026-12-24');
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  expect(onResult).toHaveBeenCalledOnce();
});

it.each([
  ['<b onclick="steal()">New</b>', '<b>New</b>'],
  ['<script>steal()</script>Text', 'Text'],
  ['<img src=x onerror=steal()>', ''],
  ['<a href="javascript:steal()">x</a>', '<a target="_blank" rel="noopener noreferrer">x</a>'],
  ['<a href="//evil.test">x</a>', '<a target="_blank" rel="noopener noreferrer">x</a>'],
  ['<svg><script>steal()</script></svg>', ''],
  ['<p style="position:fixed">x</p>', '<p>x</p>'],
  ['<iframe srcdoc="<script>steal()</script>"></iframe>', ''],
  [
    '<a href="https://example.com">x</a>',
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
  ],
])('[G08] cleans %s', (html, clean) => {
  expect(cleanMarkup(html)).toBe(clean);
});

it('reads the text of a notice as one line', () => {
  expect(textOfMarkup('<ul><li>One <b>two</b></li><li>three</li></ul>\n<p>four</p>')).toBe('One two three four');
});
