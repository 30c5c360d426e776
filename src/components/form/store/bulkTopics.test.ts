import { expect, it } from 'vitest';
import { bulkTopics } from './bulkTopics.ts';

it('[B05] emits each changed topic once at the end of the outermost bulk', () => {
  const topics = bulkTopics();
  const listener: string[] = [];
  for (const topic of ['change', 'rows:goods', 'bulk']) topics.on(topic, () => listener.push(topic));
  topics.bulk(() => {
    topics.emit('change');
    topics.bulk(() => topics.emit('rows:goods'));
    topics.emit('change');
    expect(listener).toEqual([]);
    expect(topics.isHeld).toBe(true);
  });
  expect(listener).toEqual(['change', 'rows:goods', 'bulk']);
  expect(topics.bulks).toBe(1);
  topics.emit('change');
  expect(listener.at(-1)).toBe('change');
});
