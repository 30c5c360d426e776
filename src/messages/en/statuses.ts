/** Texts of the statuses: no status is shown by color alone. */
export const statuses = {
  declaration: {
    submitted: 'Submitted',
    receiveOk: 'Received OK',
    receiveSuccess: 'Received success',
    receiveSuccessWarning: 'Received success with warning',
    receiveFailed: 'Receive failed',
    modifySuccess: 'Modify success',
    modifySuccessWarning: 'Modify success with warning',
    modifyFailed: 'Modify failed',
    deleteSuccess: 'Delete success',
    deleteFailed: 'Delete failed',
  },
  match: {
    none: 'Not asked',
    onFile: 'On file',
    notOnFile: 'Not on file',
    wrongType: 'Wrong bill type',
    duplicate: 'Duplicate',
  },
} as const;
