import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { openUpdateNotice, UpdateNoticeHost } from '#components/notice/openUpdateNotice.ts';
import { UpdateNotice } from '#components/notice/UpdateNotice.tsx';
import { noControls } from '../noControls.ts';

const meta = { title: 'Notice/UpdateNotice', component: UpdateNotice } satisfies Meta<typeof UpdateNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const onResult = () => {};
/** A picture without a file: a gradient. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="120"><defs><linearGradient id="g"><stop stop-color="#3A7F98"/><stop offset="1" stop-color="#B97E17"/></linearGradient></defs><rect width="500" height="120" fill="url(#g)"/></svg>',
)}`;
const CROSS = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9" fill="#14213D"/><path d="M6 6l8 8M14 6l-8 8" stroke="#fff" stroke-width="2"/></svg>',
)}`;

export const Defaults: Story = {
  args: { list: ['The list of drafts opens faster.', 'B/L numbers can be copied with one click.'], onResult },
};
export const English: Story = {
  args: {
    title: 'What is new',
    time: '2026.11 · 2026-11-23',
    list: [
      'Filings can be <b>shared with colleagues</b>.',
      'Rejects name the field, see <a href="/instructions/process">the manual</a>.',
      '<ul><li>Paste rows from a spreadsheet</li><li>Undo across the form</li></ul>',
    ],
    onResult,
  },
};
export const Chinese: Story = {
  args: {
    title: '更新内容',
    time: '2026.11 · 2026-11-23',
    list: ['草稿可在<b>同事之间共享</b>。', '拒绝原因会直接指向对应字段。'],
    buttonLabel: '我知道了',
    onResult,
  },
};
export const Vietnamese: Story = {
  args: {
    title: 'Có gì mới',
    time: '2026.11 · 2026-11-23',
    list: ['Có thể <b>chia sẻ bản nháp với đồng nghiệp</b>.', 'Lỗi từ chối chỉ rõ trường cần sửa.'],
    buttonLabel: 'Tôi đã hiểu',
    onResult,
  },
};
export const LongText: Story = {
  args: {
    title: 'A very long title that needs far more room than a narrow screen has, and therefore must wrap or be cut',
    list: Array.from(
      { length: 14 },
      (_, index) =>
        `${index + 1}. ${'A change that is described in far more words than anybody reads before work. '.repeat(3)}`,
    ),
    onResult,
  },
};
export const WithImages: Story = {
  args: {
    list: ['Pictures stand behind the head and in the button.'],
    backgroundImage: PICTURE,
    closeImage: CROSS,
    onResult,
  },
};
export const WithOverrides: Story = {
  args: {
    title: 'Styled by the caller',
    list: ['Title, time and text have styles of their own.'],
    buttonLabel: 'Go on',
    styles: {
      title: { letterSpacing: '0.08em', textTransform: 'uppercase' },
      time: { fontStyle: 'italic' },
      text: { fontSize: 16 },
    },
    onResult,
  },
};
/** Scripts, handlers and pictures of a note are removed. */
export const HostileMarkup: Story = {
  args: {
    list: ['<b onclick="alert(1)">Bold</b><script>alert(1)</script><img src=x onerror=alert(1)> text'],
    onResult,
  },
};

/** `await openUpdateNotice(…)`. */
function Awaited() {
  const [result, setResult] = useState('none');
  return (
    <>
      <Button
        variant="contained"
        onClick={() => void openUpdateNotice({ list: ['Awaited <b>result</b>'] }).then(setResult)}
      >
        await openUpdateNotice
      </Button>
      <output style={{ marginInlineStart: 12 }}>{result}</output>
      <UpdateNoticeHost />
    </>
  );
}
export const AwaitedResult: Story = { args: { list: [], onResult }, parameters: noControls, render: () => <Awaited /> };
