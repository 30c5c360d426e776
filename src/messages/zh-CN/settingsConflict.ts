/** Settings that a colleague saved meanwhile. */
export const settingsConflict = {
  title: '同事已保存了不同的内容',
  field: '字段',
  mine: '我的',
  theirs: '已保存的',
  same: '两者一致。',
  takeTheirs: '采用已保存的',
  keepMine: '保存我的',
};
