import type { importerReport as en } from '../en/importerReport.ts';
import type { Shape } from '../shape.ts';

export const importerReport = {
  sheet: '进口商申报成绩单',
  importer: '进口商',
  number: '进口商编号',
  noName: '无名称',
  usd: '{{amount}} 美元',
  exportPdf: 'PDF',
  exportExcel: 'Excel',
  back: '全部进口商',
  notFound: '该进口商没有申报',
  notFoundText: '链接可能不完整，或进口商编号后来已更正。',
  tiles: {
    label: '本期数据',
    filings: '申报数',
    timeliness: '按时率',
    untimed: '无装船时间',
    matchRate: '提单匹配率',
    firstTry: '一次接受率',
    exposure: '罚款风险（估算）',
  },
  sums: {
    filings: '申报数',
    onTime: '按时',
    late: '迟报',
    pending: '未到截止时间',
    untimed: '无装船时间',
    accepted: '首次即接受',
    rejected: '首次被拒',
    held: '海关持有',
    matched: '已匹配提单',
    inaccurate: '不准确',
    notWithdrawn: '未撤回',
    exposed: '有风险的申报',
    exposure: '罚款风险，美元（估算）',
  },
  violations: { late: '迟报', inaccurate: '不准确', notWithdrawn: '未撤回' },
  rejects: { title: '拒绝原因' },
  exposure: {
    title: '违约金风险（估算）',
    text: '海关最多可能主张的金额：迟报、不准确或未撤回每项 {{each}} 美元，每份申报最多 {{most}} 美元。这只是估算，并非索赔；由海关决定，初次违规通常会减轻。',
    cause: '原因',
  },
  exposed: {
    title: '有风险的申报（估算）',
    text: '海关可能主张违约金的该进口商最近申报，共 {{count}} 份，显示 {{shown}} 份。',
    none: '没有。所有申报均按时接受，且提单已匹配。',
    accepted: '接受时间 (+08:00)',
    loading: '装船时间 (+08:00)',
  },
  importers: {
    title: '按进口商',
    text: '按申报的进口商编号，名称取最近一份申报的买方；没有编号的 ISF-5 按订舱方。点击可查看其成绩单。',
    search: '名称或进口商编号',
    none: '该期间没有申报',
    nothing: '没有符合搜索的进口商',
    sortBy: '按{{column}}排序',
  },
  definitions: {
    title: '统计口径',
    onTime:
      '按时：海关在装船前至少 {{hours}} 小时接受申报，以最后填报的装船时间为准；没有进口商编号的 ISF-5（FROB）只需在装船前。迟报：晚于该时间接受，或时间已过仍未被接受。没有装船时间的申报单独统计，已删除的不计入。',
    match: '匹配：海关已接受并持有的申报中，提单在案的部分。',
    inaccurate: '不准确：海关记录的提单类型不同，或最后一次修改被拒。未撤回：已接受、装船已超过 {{days}} 天仍无提单。',
    source: '全部数据来自您自己的申报和海关回执；海关另有自己的记录。',
  },
  charts: {
    timeliness: '按首次发送日期统计的申报',
    exposure: '按原因统计的申报；一份申报可有多个原因',
  },
  empty: {
    timeliness: '该期间没有申报。',
    exposure: '该期间没有存在风险的申报。',
  },
  findings: {
    timeliness: {
      none: '没有填写装船时间的申报',
      inTime: '已知装船时间的申报全部按时',
      late_other: '{{count}} 份申报迟报；按时率 {{percent}}%',
    },
    exposure: {
      none: '没有违约金风险',
      some_other: '{{count}} 份申报，估算风险 {{amount}} 美元',
    },
  },
  pdf: {
    title: 'ISF 申报成绩单',
    by: '申报人：{{enterprise}}',
    period: '{{start}} – {{end}} (+08:00)，截至 {{at}}',
    before: '括号内：{{start}} – {{end}}，此前相同天数。',
    footer: '根据自有申报和海关回执统计。罚款风险仅为估算，并非索赔。',
    more: '另有 {{count}} 家进口商，见 Excel 表。',
    definitions:
      '按时：装船前至少 {{hours}} 小时被接受，以最后填报的装船时间为准；没有装船时间的单独统计。匹配：海关持有的申报中提单在案的部分。不准确：提单类型不同或最后一次修改被拒。未撤回：已接受、装船超过 {{days}} 天、无提单。',
  },
} satisfies Shape<typeof en>;
