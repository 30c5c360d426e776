// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MATCH_STATUSES } from '#contract/codes.ts';
import { LOCALES } from '#contract/limits.ts';
import { DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { DeclarationStatusChip } from './DeclarationStatusChip.tsx';
import { MatchStatusChip } from './MatchStatusChip.tsx';

afterEach(cleanup);

describe.each(LOCALES)('statuses in %s', (language) => {
  it('[D07] differ by word and mark, not only by color', async () => {
    await renderInAdmin(
      <>
        {DECLARATION_STATUS_NAMES.map((status) => (
          <DeclarationStatusChip key={status} status={status} />
        ))}
        {MATCH_STATUSES.map((status) => (
          <MatchStatusChip key={status} status={status} />
        ))}
      </>,
      { language },
    );
    const chips = [...document.querySelectorAll('[data-tone]')];
    const words = chips.map((chip) => chip.textContent?.trim());
    expect(words).toHaveLength(DECLARATION_STATUS_NAMES.length + MATCH_STATUSES.length);
    expect(words.every(Boolean)).toBe(true);
    expect(new Set(words).size).toBe(words.length);
    const markOf = (tone: string) => document.querySelector(`[data-tone="${tone}"] path`)?.getAttribute('d');
    const marks = ['waiting', 'green', 'greenWarning', 'red'].map(markOf);
    expect(new Set(marks).size).toBe(4);
  });
});
