import { takeOrders } from '../workers/takeOrders.ts';
import type { SheetOrder } from './writeSheet.ts';

takeOrders<SheetOrder>(async () => (await import('./writeSheet.ts')).writeSheet);
