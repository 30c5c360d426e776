// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { composeStories } from '@storybook/react-vite';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as noticeDialog from '../../../stories/notice/NoticeDialog.stories.tsx';
import * as updateNotice from '../../../stories/notice/UpdateNotice.stories.tsx';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { cleanMarkup, textOfMarkup } from './cleanMarkup.ts';
import { openUpdateNotice, UpdateNoticeHost } from './openUpdateNotice.ts';

const { Defaults, WithOverrides, WithImages, HostileMarkup } = composeStories(updateNotice);
const { Notice } = composeStories(noticeDialog);

afterEach(cleanup);

it.each([
  ['en', 'Optimization content', 'I know', 'Close'],
  ['zh-CN', '优化内容', '我知道了', '关闭'],
  ['vi', 'Nội dung tối ưu', 'Tôi đã hiểu', 'Đóng'],
] as const)('[G08] has its defaults in %s', async (language, title, button, close) => {
  const onResult = vi.fn();
  await renderInAdmin(<Defaults onResult={onResult} />, { language });
  const dialog = screen.getByRole('dialog', { name: title });
  expect(within(dialog).getByText('2021-01-01')).toBeVisible();
  const items = within(dialog).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(Defaults.args.list);
  await userEvent.click(within(dialog).getByRole('button', { name: close }));
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  expect(onResult.mock.calls).toEqual([['cancel'], ['confirm']]);
});

it('[G08] takes title, time, label and styles', async () => {
  await renderInAdmin(<WithOverrides time="2026.11" />);
  const { title = '', buttonLabel = '', list = [] } = WithOverrides.args;
  expect(screen.getByRole('heading', { name: title })).toHaveStyle({ letterSpacing: '0.08em' });
  expect(screen.getByText('2026.11')).toHaveStyle({ fontStyle: 'italic' });
  expect(screen.getByText(list[0] ?? '')).toHaveStyle({ fontSize: '16px' });
  expect(screen.getByRole('button', { name: buttonLabel })).toBeVisible();
});

it('[G08] takes pictures', async () => {
  await renderInAdmin(<WithImages backgroundImage="/head.png" />);
  const title = screen.getByRole('heading', { name: 'Optimization content' });
  expect(title.parentElement).toHaveStyle({ backgroundImage: 'url("/head.png")' });
  const cross = screen.getByRole('button', { name: 'Close' }).querySelector('img');
  expect(cross).toHaveAttribute('src', WithImages.args.closeImage);
});

it('[G08] shows allowed markup and removes the rest', async () => {
  await renderInAdmin(<HostileMarkup />);
  expect(screen.getByText('Bold').outerHTML).toBe('<b>Bold</b>');
  expect(screen.getByRole('dialog').querySelector('script, li img')).toBeNull();
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
  await renderInAdmin(<Notice onResult={onResult} />);
  const { title, greeting, signature, time } = Notice.args;
  const dialog = screen.getByRole('dialog', { name: title });
  const body = 'Our office is closed on 24 and 25 December. Filings are sent as on every day.';
  expect(dialog).toHaveTextContent(`${greeting}${body}${signature}${time}`);
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
  const box = document.createElement('div');
  box.append(cleanMarkup(html));
  expect(box.innerHTML).toBe(clean);
});

it('reads the text of a notice as one line', () => {
  expect(textOfMarkup('<ul><li>One <b>two</b></li><li>three</li></ul>\n<p>four</p>')).toBe('One two three four');
});
