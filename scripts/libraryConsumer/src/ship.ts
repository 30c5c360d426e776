import { choice, date, entity, text } from 'ten-plus-two';

export const ship = entity(
  'ship',
  {
    name: text({ required: true, max: 35, charset: 'upperAscii', upper: true }),
    flag: choice(['PA', 'LR', 'VN'], { labels: 'flag', required: true }),
    builtOn: date(),
    remark: text({ max: 200, multiline: true }),
  },
  { views: { list: ['name', 'flag', 'builtOn'], form: { ship: ['name', 'flag', 'builtOn', 'remark'] } } },
);
