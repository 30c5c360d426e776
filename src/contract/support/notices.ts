import {
  bodyColumns,
  greetingColumns,
  noticeActs,
  REACH,
  reachColumns,
  signatureColumns,
  titleColumns,
} from './noticeColumns.ts';
import { supportResource } from './supportResource.ts';

/** Kinds of notices apart from versions. */
const BOARD_KINDS = ['important', 'notice', 'daily'] as const;

const texts = { ...titleColumns, ...greetingColumns, ...bodyColumns, ...signatureColumns };
const columns = ['kind', ...REACH, ...Object.keys(texts)] as const;

/** [S04] Notices of the bulletin board and daily ones. */
export const supportNotices = supportResource({
  subject: 'notice',
  columns: { kind: { kind: 'choice', choices: BOARD_KINDS, filter: 'equals' }, ...reachColumns, ...texts },
  list: ['titleEn', 'titleZh', 'kind', 'audience', 'published', 'validFrom', 'validTo'],
  sort: ['validFrom', 'DESC'],
  search: ['titleEn', 'titleZh', 'titleVi'],
  create: { columns, required: ['kind', 'audience'] },
  update: { columns, required: ['kind', 'audience', 'validFrom'] },
  remove: {},
  acts: noticeActs,
});
