import { takeOrders } from '../workers/takeOrders.ts';
import type { ScanOrder } from './scanFile.ts';

takeOrders<ScanOrder>(async () => (await import('./scanFile.ts')).scanFile);
