import { useSyncExternalStore } from 'react';
import type { ImportRun } from './importRun.ts';
import { pageImports } from './pageImports.ts';

export const useImportRun = (): ImportRun | null => useSyncExternalStore(pageImports.subscribe, pageImports.current);
