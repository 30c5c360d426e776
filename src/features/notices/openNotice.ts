import { awaitedLayer } from '#components/layers/awaitedLayer.tsx';
import { NoticeDialog, type NoticeInputs } from '#components/notice/NoticeDialog.tsx';

const layer = awaitedLayer<NoticeInputs, 'close'>(NoticeDialog, 'close');

/** [G09] Shows a notice as a letter and resolves when it was closed. */
export const openNotice = layer.open;
export const NoticeHost = layer.Host;
