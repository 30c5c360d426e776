import { linkman } from '#contract/entities/linkman.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { SimpleScreen } from '#features/records/SimpleScreen.tsx';
import type { SimpleResource } from '#features/records/simpleResource.ts';

const NOTIFIERS: SimpleResource = {
  name: 'contacts',
  entity: linkman,
  listCall: 'listLinkmen',
  route: 'notifier',
  texts: 'addressBook.notifiers',
  drawing: 'people',
  onExport: (query) => openDownload('exportLinkmen', { query }),
};

/** [R11] [T05] The notifier contacts. */
export const Notifiers = () => <SimpleScreen resource={NOTIFIERS} />;
