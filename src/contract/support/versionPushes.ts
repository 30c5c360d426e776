import { NOTICE_LIMITS } from '../notices.ts';
import { bodyColumns, noticeActs, REACH, reachColumns, titleColumns } from './noticeColumns.ts';
import { supportResource } from './supportResource.ts';

const texts = { ...titleColumns, ...bodyColumns };
const columns = ['versionName', ...REACH, ...Object.keys(texts)] as const;

/** [S04] Versions: what changed, one change a line. */
export const versionPushes = supportResource({
  subject: 'versionPush',
  columns: {
    versionName: { kind: 'text', filter: 'contains', sort: true, max: NOTICE_LIMITS.versionName },
    ...reachColumns,
    ...texts,
  },
  list: ['versionName', 'titleEn', 'titleZh', 'audience', 'published', 'validFrom', 'validTo'],
  sort: ['validFrom', 'DESC'],
  search: ['versionName', 'titleEn', 'titleZh', 'titleVi'],
  create: { columns, required: ['versionName', 'audience'] },
  update: { columns, required: ['versionName', 'audience', 'validFrom'] },
  remove: {},
  acts: noticeActs,
});
