import type { palette as en } from '../en/palette.ts';
import type { Shape } from '../shape.ts';

export const palette = {
  hint: '跳转到页面、草稿或申报…',
  groups: { found: '草稿和申报', go: '跳转', begin: '新建', page: '本页' },
  draft: '草稿',
  filing: '已发送',
  topics: { everywhere: '全局', list: '列表', form: '申报表单' },
  map: {
    everywhere: {
      palette: '命令面板',
      help: '本帮助',
      drafts: '打开草稿箱',
      sent: '打开已发送',
      templates: '打开模板管理',
      addressBook: '打开地址簿',
      newIsf10: '新建ISF-10',
      newIsf5: '新建ISF-5',
      search: '搜索',
    },
    list: {
      move: '下一行、上一行',
      open: '打开当前行',
      change: '修改或重发该行（已发送列表）',
      select: '勾选当前行',
      selectRange: '连选到当前行',
      send: '发送所选或当前行',
      remove: '删除所选或当前行',
      page: '上一页、下一页',
    },
    form: {
      save: '保存草稿',
      check: '核对并发送',
      confirm: '确认价格并发送（核对页）',
      undo: '撤销、重做',
      template: '新申报套用模板',
      block: '上一区块、下一区块',
      problem: '下一个问题',
      helper: '切换到表单旁的辅助栏，再按返回（宽屏）',
      lookup: '展开选项列表',
      fieldHelp: '字段说明',
      blockHelp: '区块说明',
      line: '在最后一格：新增一行',
      above: '复制上一行的单元格',
      close: '关闭最上层窗口',
    },
  },
} as const satisfies Shape<typeof en>;
