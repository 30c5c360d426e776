import { takeOrders } from '../workers/takeOrders.ts';
import type { PaperOrder } from './writePaper.ts';

takeOrders<PaperOrder>(async () => (await import('./writePaper.ts')).writePaper);
