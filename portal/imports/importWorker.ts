import { takeOrders } from '../workers/takeOrders.ts';
import type { ReadOrder } from './readFile.ts';

takeOrders<ReadOrder>(async () => (await import('./readFile.ts')).readFile);
