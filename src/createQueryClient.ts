import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { PortalError } from '#dataProvider/portalError.ts';

const RETRIES_MAX = 1;

/** Retries reads once if there was no answer, never after a refusal; does not refetch in the background. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES_MAX && !isRefusal(error),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isRefusal(error: unknown): boolean {
  const isAnswer = error instanceof PortalError ? error.kind === 'answer' : error instanceof HttpError;
  return isAnswer && ((error as { status?: number }).status ?? 0) < 500;
}
