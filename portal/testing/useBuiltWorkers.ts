import { join } from 'node:path';
import { inject } from 'vitest';
import { setWorkerFolder } from '../workers/workerFile.ts';
import { SOUND_BUNDLE } from './bundle.ts';

setWorkerFolder(join(inject('bundleFolder'), SOUND_BUNDLE));
