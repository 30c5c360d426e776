import { awaitedLayer } from '#components/layers/awaitedLayer.tsx';
import { UpdateNotice, type UpdateNoticeInputs, type UpdateNoticeResult } from './UpdateNotice.tsx';

const layer = awaitedLayer<UpdateNoticeInputs, UpdateNoticeResult>(UpdateNotice, 'cancel');

/**
 * [G08] Shows the update notice and resolves with its result. Several are shown one after the other. Needs
 * `UpdateNoticeHost` somewhere in the app; waits until it is mounted.
 * @param signal closes it with the result `cancel`
 * @example if ((await openUpdateNotice({ list: notes })) === 'confirm') markRead();
 */
export function openUpdateNotice(inputs: UpdateNoticeInputs, signal?: AbortSignal): Promise<UpdateNoticeResult> {
  return layer.open(inputs, signal);
}

/** Renders what `openUpdateNotice` shows. @example <UpdateNoticeHost /> */
export const UpdateNoticeHost = layer.Host;
