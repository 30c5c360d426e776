// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import userEvent from '@testing-library/user-event';
import { Dialog } from '#components/layers/Dialog.tsx';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { Page } from './Page.tsx';

beforeEach(() => window.history.replaceState({ idx: 1 }, ''));
afterEach(cleanup);

/** A lazy screen below a layer. */
function LateScreen({ withLayer }: { withLayer: boolean }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <main>{isLoaded && <Page titleKey="titles.hasSentList">sent</Page>}</main>
      {withLayer && (
        <Dialog open transitionDuration={0} aria-label="palette">
          <input ref={(input) => input?.focus()} aria-label="typed" onInput={() => setLoaded(true)} />
        </Dialog>
      )}
      <button onClick={() => setLoaded(true)}>load</button>
    </>
  );
}

it('[L01] leaves the focus in an open layer when a screen loads', async () => {
  await renderInAdmin(<LateScreen withLayer />);
  await userEvent.keyboard('ab');
  expect(document.querySelector('h1')).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'typed' }).value).toBe('ab');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'typed' }));
});

it('announces a new screen by its heading', async () => {
  await renderInAdmin(<LateScreen withLayer={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'load' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
