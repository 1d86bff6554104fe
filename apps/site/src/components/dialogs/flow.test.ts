import { expect, test } from 'vitest';
import { canLeave, type Flow, type FlowStep, INITIAL_FLOW, step } from './flow';

const pending: Flow = { phase: 'pending' };
const done: Flow = { phase: 'done', message: 'Saved.' };
const failed: Flow = { phase: 'failed', message: 'No.' };
const start: FlowStep = { type: 'start' };
const finish: FlowStep = { type: 'finish', message: 'Saved.' };
const fail: FlowStep = { type: 'fail', message: 'No.' };

test.each<[string, Flow, FlowStep, Flow]>([
  ['a confirmation starts it', INITIAL_FLOW, start, pending],
  ['success ends it', pending, finish, done],
  ['failure is shown', pending, fail, failed],
  ['a failure can be tried again', failed, start, pending],
  ['a second click starts nothing', pending, start, pending],
  ['a click after success starts nothing', done, start, done],
  ['an answer that nobody waits for is dropped', INITIAL_FLOW, finish, INITIAL_FLOW],
  ['a late failure does not undo a success', done, fail, done],
])('%s', (_, flow, next, expected) => {
  expect(step(flow, next)).toEqual(expected);
});

test('a dialog can be left in every phase but pending', () => {
  expect([INITIAL_FLOW, pending, done, failed].map(canLeave)).toEqual([true, false, true, true]);
});
