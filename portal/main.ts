import { runPortal } from './runPortal.ts';

await runPortal(process.env);
