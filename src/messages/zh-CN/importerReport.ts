import type { importerReport as en } from '../en/importerReport.ts';
import type { Shape } from '../shape.ts';

export const importerReport = {
  sheet: '进口商合规报告',
  importer: '进口商',
  number: '进口商ID',
  noName: '无名称',
  usd: '{{amount}} 美元',
  exportPdf: 'PDF',
  exportExcel: 'Excel',
  back: '全部进口商',
  notFound: '该进口商没有申报',
  notFoundText: '链接可能不完整，或该进口商ID 后来已更正。',
  tiles: {
    label: '本期数据',
    filings: '申报票数',
    timeliness: '按时率',
    untimed: '无装船时间',
    matchRate: '提单匹配率',
    firstTry: '首次申报成功率',
    exposure: '罚款风险（估算）',
  },
  sums: {
    filings: '申报票数',
    onTime: '按时',
    late: '迟报',
    pending: '未到截止时间',
    untimed: '无装船时间',
    accepted: '首次申报即成功',
    rejected: '首次申报被拒绝',
    held: '海关在案',
    matched: '已匹配提单',
    inaccurate: '不准确',
    notWithdrawn: '未撤销',
    exposed: '有罚款风险的申报',
    exposure: '罚款风险，美元（估算）',
  },
  violations: { late: '迟报', inaccurate: '不准确', notWithdrawn: '未撤销' },
  rejects: { title: '拒绝原因' },
  exposure: {
    title: '罚款风险（估算）',
    text: '海关最多可能处以的罚款（违约赔偿金）：迟报、不准确、未撤销每项 {{each}} 美元，每票申报最多 {{most}} 美元。此为估算，并非海关的罚款通知；是否处罚由海关决定，初次违规通常可减免。',
    cause: '原因',
  },
  exposed: {
    title: '有罚款风险的申报（估算）',
    text: '该进口商可能被罚款的申报共 {{count}} 票，显示最近 {{shown}} 票。',
    none: '没有。所有申报均按时被海关接受，且提单已匹配。',
    accepted: '接受时间（北京时间）',
    loading: '装船时间（北京时间）',
  },
  importers: {
    title: '按进口商',
    text: '按申报的进口商ID 汇总，名称取最近一票申报的买方；没有进口商ID 的 ISF-5 按订舱方汇总。点击可查看其合规报告。',
    search: '名称或进口商ID',
    none: '该期间没有申报',
    nothing: '没有符合条件的进口商',
    sortBy: '按{{column}}排序',
  },
  definitions: {
    title: '统计口径',
    onTime:
      '按时：海关在装船前至少 {{hours}} 小时接受申报，以最后填报的装船时间为准；没有进口商ID 的 ISF-5（FROB）只需在装船前被接受。迟报：晚于该时间才被接受，或时间已过仍未被接受。账单统计则按发送时间统计。没有装船时间的申报单独统计，已删除的不计入。',
    match: '匹配：海关已接受且仍在案的申报中，提单已匹配的部分。',
    inaccurate:
      '不准确：提单在海关的类型与申报不符，或最近一次修改被拒绝。未撤销：已被接受、装船已超过 {{days}} 天仍未匹配到提单。',
    source: '全部数据来自贵公司的申报和海关回执；海关另有自己的统计。',
  },
  charts: {
    timeliness: '按首次发送日期统计的申报',
    exposure: '按原因统计的申报；一票申报可有多个原因',
  },
  empty: {
    timeliness: '该期间没有申报。',
    exposure: '该期间没有存在罚款风险的申报。',
  },
  findings: {
    timeliness: {
      none: '没有填写装船时间的申报',
      inTime: '有装船时间的申报均未迟报',
      late_other: '{{count}} 票申报未按时被海关接受；按时率 {{percent}}%',
    },
    exposure: {
      none: '没有罚款风险',
      some_other: '{{count}} 票申报，估算罚款风险 {{amount}} 美元',
    },
  },
  pdf: {
    title: 'ISF 合规报告',
    by: '申报人：{{enterprise}}',
    period: '{{start}} – {{end}}（北京时间），截至 {{at}}',
    before: '括号内：{{start}} – {{end}}，此前同样天数。',
    footer: '根据本公司的申报和海关回执统计。罚款风险仅为估算，并非海关的罚款通知。',
    more: '另有 {{count}} 家进口商，见 Excel 表。',
    definitions:
      '按时：装船前至少 {{hours}} 小时被海关接受，以最后填报的装船时间为准；没有装船时间的单独统计。匹配：海关在案的申报中提单已匹配的部分。不准确：提单类型不符，或最近一次修改被拒绝。未撤销：已被接受、装船已超过 {{days}} 天仍未匹配到提单。',
  },
} satisfies Shape<typeof en>;
