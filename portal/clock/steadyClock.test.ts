import { beforeEach, describe, expect, it } from 'vitest';
import { SteadyClock } from './steadyClock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-08-03T02:00:00Z');

let wall: number;
let elapsed: number;
let clock: SteadyClock;
beforeEach(() => {
  [wall, elapsed] = [START, 0];
  clock = new SteadyClock({ wall: () => wall, elapsed: () => elapsed });
});
const pass = (milliseconds: number) => {
  wall += milliseconds;
  elapsed += milliseconds;
};
const ahead = () => clock.now().getTime() - wall;

describe('the steady clock', () => {
  it('follows the server clock while that is not set', () => {
    pass(5_000);
    expect([clock.now(), clock.cautious()]).toEqual([new Date(wall), new Date(wall)]);
  });

  it('continues when the server clock is set back, and makes up the step in ten times its length', () => {
    clock.now();
    wall -= HOUR;
    const readings = [clock.now()];
    for (let time = 0; time < 10; time += 1) {
      pass(HOUR / 2);
      readings.push(clock.now());
    }
    expect(readings).toEqual(readings.toSorted((a, b) => a.getTime() - b.getTime()));
    expect(ahead()).toBeCloseTo(HOUR / 2, -2);
    pass(5 * HOUR);
    expect(ahead()).toBeCloseTo(0, -2);
  });

  it('continues after a restart from the last stored time', () => {
    wall -= HOUR;
    const next = new SteadyClock({ wall: () => wall, elapsed: () => elapsed });
    next.begin(new Date(START));
    expect(next.now()).toEqual(new Date(START));
  });

  it.each([
    ['the 8 hours between local time and UTC', 8 * HOUR],
    ['8 days', 8 * DAY],
  ])('follows a correction back by %s at once', (_, step) => {
    wall += step;
    clock.now();
    wall -= step;
    expect([clock.now(), clock.cautious()]).toEqual([new Date(wall), new Date(wall)]);
  });

  it('follows the server clock when a stored time is more than 2 hours ahead of it', () => {
    clock.begin(new Date(START + 8 * HOUR));
    expect(clock.now()).toEqual(new Date(wall));
  });

  it('keeps the grace of an 8-day forward step after a backward step of 3 hours', () => {
    wall += 8 * DAY;
    clock.now();
    wall -= 3 * HOUR;
    expect([clock.now(), clock.cautious()]).toEqual([new Date(wall), new Date(START)]);
  });

  it('shows sessions and retention a large step forward only after two days', () => {
    wall += 8 * DAY;
    expect([clock.now(), clock.cautious()]).toEqual([new Date(wall), new Date(wall - 8 * DAY)]);
    pass(DAY);
    expect(clock.cautious()).toEqual(new Date(wall - 8 * DAY));
    pass(DAY);
    expect(clock.cautious()).toEqual(new Date(wall));
  });
});
