// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { isf10 } from '#contract/entities/isf10.ts';
import { I18n } from '#features/billForm/testing/renderBill.tsx';
import type { RejectedAnswer } from './rejectedAnswers.ts';
import { UnresolvedRejects } from './UnresolvedRejects.tsx';

afterEach(cleanup);

const answer = (code: string, field: string | null): RejectedAnswer => ({
  id: `reject-${code}`,
  error: { code, message: '', severity: 'reject' },
  field,
});

function renderOpen(...unresolved: RejectedAnswer[]) {
  const onGo = vi.fn();
  const { container } = render(
    <I18n>
      {unresolved.map(({ id }) => (
        <button key={id} id={id} type="button" aria-label={id} />
      ))}
      <UnresolvedRejects unresolved={unresolved} entity={isf10} onGo={onGo} />
    </I18n>,
  );
  return { onGo, text: container.textContent, user: userEvent.setup({ delay: null }) };
}

it('[D09] shows the number of unresolved rejects and links to the first', async () => {
  const { onGo, text, user } = renderOpen(answer('S17', 'importerId'), answer('S33', 'amsRequestList.0.amsNo'));
  expect(text).toContain('2 reasons of the last rejection are not corrected yet');
  await user.click(screen.getByRole('link', { name: 'Go to the first: S17 Importer ID' }));
  expect(onGo).toHaveBeenCalledWith('importerId');
});

it('[D09] links a reject without a field to its text', async () => {
  const { onGo, text, user } = renderOpen(answer('S12', null));
  expect(text).not.toContain('not corrected');
  expect(text).toContain('1 reject reason concerns no field of this form');
  await user.click(screen.getByRole('link', { name: 'Go to the first: S12' }));
  expect(document.activeElement?.id).toBe('reject-S12');
  expect(onGo).not.toHaveBeenCalled();
});

it('links to a reject with a field first', () => {
  const { text } = renderOpen(answer('S12', null), answer('S17', 'importerId'));
  expect(text).toMatch(/1 reason of the last rejection is not corrected yet\. 1 reject reason/u);
  expect(screen.getByRole('link')).toHaveTextContent('S17 Importer ID');
});

it('renders nothing if all fields were changed', () => {
  expect(renderOpen().text).toBe('');
});
