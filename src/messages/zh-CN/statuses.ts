import type { statuses as en } from '../en/statuses.ts';
import type { Shape } from '../shape.ts';

export const statuses = {
  declaration: {
    submitted: '已提交',
    receiveOk: '接收成功',
    receiveSuccess: '申报成功',
    receiveSuccessWarning: '申报成功（有警告）',
    receiveFailed: '申报失败',
    modifySuccess: '修改成功',
    modifySuccessWarning: '修改成功（有警告）',
    modifyFailed: '修改失败',
    deleteSuccess: '删除成功',
    deleteFailed: '删除失败',
  },
  match: {
    none: '未查询',
    onFile: '已匹配',
    notOnFile: '未匹配',
    wrongType: '提单类型不符',
    duplicate: '重复',
  },
} satisfies Shape<typeof en>;
