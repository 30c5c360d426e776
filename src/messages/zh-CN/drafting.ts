import type { drafting as en } from '../en/drafting.ts';
import type { Shape } from '../shape.ts';

export const drafting = {
  offline: '离线，已保存在本机 {{time}}',
  nearlyFull: '浏览器的存储空间已用 {{percent}}%。请保存打开的草稿并发送已填妥的申报，以腾出空间。',
  silent:
    '此浏览器的本地存储没有响应。您输入的内容未保存在本机：请保存到草稿箱。如果持续如此，请关闭并重新打开浏览器。',
  exportPdf: '导出PDF',
  quarantine: {
    text_other: '本机有 {{count}} 份草稿已按原样另存：内容无法完整读取，或另一个标签页改动了同一字段。',
    download: '下载这些草稿',
    forget: '不再提示',
  },
  otherTab: {
    text: '另一个标签页于 {{time}} 保存了内容。请逐项选择，两个标签页都将以您的选择继续。',
    theirs: '另一标签页',
    allTheirs: '全部采用另一标签页',
  },
  flow: {
    fetching: '正在获取流程数据…',
    failed: '无法获取流程数据：{{reason}}',
    askTitle: '该流程已有草稿',
    askText:
      '您之前已从该流程建立过草稿，之后草稿被修改、发送或删除，或流程数据有变化。无论如何选择，该草稿都不会改变。',
    openMine: '打开我的草稿',
    startAgain: '按流程数据新建草稿',
  },
} as const satisfies Shape<typeof en>;
