// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { enterpriseSettings, filer } from '#contract/testing/filer.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { ModelConsentSection } from './ModelConsentSection.tsx';

afterEach(cleanup);

it('[A04] saves an administrator’s consent, and leaves other settings alone', async () => {
  const portal = openPortal({
    me: () => filer({ admin: true }),
    saveEnterpriseSettings: ({ body }) => enterpriseSettings({ recognitionModel: body.recognitionModel ?? false }),
  });
  await renderInAdmin(<ModelConsentSection isOn={false} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /to the external model/u });
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  expect(portal.asked.filter(({ name }) => name !== 'me').map(({ name, body }) => [name, body])).toEqual([
    ['saveEnterpriseSettings', { recognitionModel: true }],
  ]);
});
