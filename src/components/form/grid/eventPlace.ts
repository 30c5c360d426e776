import type { FormStore } from '../store/formStore.ts';
import type { FieldPlace } from '../store/recordTree.ts';

/** The field of an event's control; a control's `name` is its field key. */
export const eventPlace = (form: FormStore, event: { target: EventTarget }): FieldPlace | null =>
  form.place((event.target as HTMLInputElement).name ?? '');
