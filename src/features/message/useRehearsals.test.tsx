// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '#customs/rehearse.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { createTestForm } from '../billForm/testing/renderBill.tsx';
import { useFindings, useRehearsals } from './useRehearsals.ts';

afterEach(cleanup);

it('[D09] follows a form that was reset or restored without typing', async () => {
  const form = createTestForm(isf10Bill({ sellerCity: 'NINGBO' }));
  const client = new QueryClient();
  const { result } = renderHook(
    () => {
      const rehearsals = useRehearsals(form);
      useFindings(rehearsals);
      return rehearsals;
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  const message = () => result.current.get()?.records.join('\n');
  await waitFor(() => expect(message()).toContain('SF36NINGBO'), { timeout: 5_000 });
  act(() => form.replace(isf10Bill({ sellerCity: 'SHANGHAI' })));
  await waitFor(() => expect(message()).toContain('SF36SHANGHAI'), { timeout: 5_000 });
});
