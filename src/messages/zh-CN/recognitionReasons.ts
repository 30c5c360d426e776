import type { recognitionReasons as en } from '../en/recognitionReasons.ts';
import type { Shape } from '../shape.ts';

export const recognitionReasons: Shape<typeof en> = {
  noFile: '未收到文件。请选择文件或粘贴文字后重试。',
  type: '“{{file}}”不是可识别的文件类型。请使用 doc、docx、pdf、xls 或 xlsx。',
  tooLarge: '“{{file}}”超过 4 MB，未上传。请拆分文件，或压缩其中的图片。',
  empty: '“{{file}}”是空文件，请重新选择。',
  upload: '“{{file}}”上传失败。请检查网络后重试。',
  textTooLong: '粘贴的文字超过 {{max}} 个字符。请只粘贴与本票货物有关的内容。',
  tooManyFiles: '一次最多上传 {{max}} 个文件，请分批上传。',
  tooManyWaiting: '贵公司正在识别的文件过多，请等部分文件完成后再试。',
  damaged: '“{{file}}”解析失败：文件已损坏。请打开后另存，再重试。',
  misnamed: '“{{file}}”的内容与扩展名不符。请另存为正确的格式后重试。',
  password: '“{{file}}”有密码保护。请去除密码后重试。',
  tooManyPages: '“{{file}}”超过 {{max}} 页。请只上传与本票货物有关的页。',
  tooComplex: '“{{file}}”过于复杂，无法读取。请打印成 PDF 后重试。',
  slow: '读取“{{file}}”超时。请只上传与本票货物有关的页。',
  xfaForm: '“{{file}}”是仅 Adobe Reader 可显示的动态表单。请打印成 PDF 后重试。',
  noText: '“{{file}}”中没有可读取的文字。请使用更清晰的扫描件或原始文件。',
  nothing: '“{{file}}”中未识别到提单号、相关方或货物信息。请手工录入草稿。',
  noParty: '“{{file}}”中未找到相关方。请只粘贴名称和地址所在的几行。',
  otherParties: '“{{file}}”中有其他相关方，但没有这一方。请只粘贴其名称和地址所在的几行。',
  severalParties: '“{{file}}”中这一方有多家公司。请只粘贴所需公司的那几行。',
  stoppedTwice: '读取“{{file}}”时连续两次中断。请检查文件，或手工录入草稿。',
  keyLost: '“{{file}}”已无法解密，请重新上传。',
  aiAbnormal: 'AI 服务异常，“{{file}}”未能识别。请稍后重试。',
};
