// @vitest-environment jsdom
import DialogContent from '@mui/material/DialogContent';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { theme } from '#components/theme/muiTheme.ts';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

it('[R26] is 500 px wide, above everything else', () => {
  render(
    <Dialog open aria-labelledby="question">
      <DialogContent id="question">Sure?</DialogContent>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Sure?' });
  expect(getComputedStyle(dialog).width).toBe('500px');
  const layer = dialog.closest('.MuiDialog-root');
  expect(layer && getComputedStyle(layer).zIndex).toBe('var(--tpt-zIndex-modal)');
  expect(theme.zIndex.modal).toBe(99_999);
});
