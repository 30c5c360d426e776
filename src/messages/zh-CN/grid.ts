import type { grid as en } from '../en/grid.ts';
import type { Shape } from '../shape.ts';

export const grid = {
  aside: '品名参考',
  rest: {
    title_other: '有 {{count}} 行未导入：每票申报最多 {{most}} 行。',
    hint: '这些行暂存在此，待您另行处理，例如粘贴到另一份草稿。',
  },
  restSingle: {
    title_other: '有 {{count}} 行未导入：修改中的申报只对应一个提单号。',
    hint: '这些行暂存在此，待您另行处理：其他提单号请新建申报。',
  },
  radar: {
    ownFiling: '您已于{{day}}发送过',
    otherFiling: '{{name}} 已于{{day}}发送过',
    ownDraft: '您{{day}}的草稿中也有此号',
    otherDraft: '{{name}} {{day}}的草稿中也有此号',
    localDraft: '本机{{day}}的草稿中也有此号',
    open: '打开',
    count_other: '{{count}} 个提单号已被使用',
  },
  due: {
    loadingDays: '距装船 {{days}} 天',
    loadingHours: '距装船 {{hours}} 小时',
    loadingMinutes: '距装船 {{minutes}} 分钟',
    loadedDays: '已过装船时间 {{days}} 天',
    loadedHours: '已过装船时间 {{hours}} 小时',
    loadedMinutes: '已过装船时间 {{minutes}} 分钟',
    fileWithin: '须在 {{hours}} 小时内申报，截止 {{time}}（北京时间）',
    fileNow: '须在 1 小时内申报，截止 {{time}}（北京时间）',
    late: '申报截止时间 {{time}}（北京时间）已过 {{hours}} 小时，请立即发送。',
    pastRule: '申报截止时间为 {{time}}（北京时间），海关会视为迟报。',
  },
} satisfies Shape<typeof en>;
