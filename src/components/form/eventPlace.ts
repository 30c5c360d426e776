import type { FormStore } from './formStore.ts';
import type { FieldPlace } from './recordTree.ts';

/** The field of an event's control; a control's `name` is its field key. */
export const eventPlace = (form: FormStore, event: { target: EventTarget }): FieldPlace | null =>
  form.place((event.target as HTMLInputElement).name ?? '');
