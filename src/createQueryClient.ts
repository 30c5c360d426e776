import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { PortalError } from '#dataProvider/portalError.ts';

const MOST_RETRIES = 1;

/** Reads are tried once more when nobody answered, never when the portal said no; no refetching behind one's back. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < MOST_RETRIES && !isRefusal(error),
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
