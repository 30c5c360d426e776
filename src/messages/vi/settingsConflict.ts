/** Settings that a colleague saved meanwhile. */
export const settingsConflict = {
  title: 'Đồng nghiệp đã lưu giá trị khác',
  field: 'Ô',
  mine: 'Của bạn',
  theirs: 'Đã lưu',
  same: 'Hai bên giống nhau.',
  takeTheirs: 'Dùng giá trị đã lưu',
  keepMine: 'Lưu của tôi',
};
