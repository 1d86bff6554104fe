import type { GameMoment, InGame } from '@mes/contract/stream-game';
import { describe, expect, it } from 'vitest';
import { answerOf, MATCH_ID } from '../../testing/sample-answers';
import { momentLabel } from '../tournament/game-labels';
import { NO_MOMENTS, showNext, updateQueue } from './moment-queue';
import { inGameSource } from './sources';

const NOW = Date.UTC(2024, 8, 22, 17);
const game = answerOf(
  { kind: 'usual', group: 'worlds-2023', now: NOW },
  { call: 'stream/in_game', input: { match: MATCH_ID } },
) as InGame;
const [sample] = game.moments;
const moment = (id: string): GameMoment => ({ ...sample!, id });
const shownIn = (queue: typeof NO_MOMENTS) => queue.shown?.id ?? null;

describe('moments', () => {
  const first = updateQueue(NO_MOMENTS, [moment('old')]);

  it('of the first answer are not shown again', () => {
    expect(shownIn(first)).toBeNull();
  });

  it('come one after the other', () => {
    const both = updateQueue(first, [moment('old'), moment('ace'), moment('clutch')]);
    expect(shownIn(both)).toBe('ace');
    expect(shownIn(updateQueue(both, [moment('ace'), moment('clutch')]))).toBe('ace');
    const second = showNext(both);
    expect(shownIn(second)).toBe('clutch');
    expect(shownIn(showNext(second))).toBeNull();
  });

  it('that are taken back leave at once', () => {
    const both = updateQueue(first, [moment('ace'), moment('clutch')]);
    expect(shownIn(updateQueue(both, [moment('clutch')]))).toBe('clutch');
    expect(shownIn(updateQueue(both, []))).toBeNull();
  });
});

it('the live state follows what operators do, and its match', () => {
  const names = (answer: InGame | null) =>
    [inGameSource({ match: 'm1' }).channel!(answer)].flat().map(({ name }) => name);
  expect(names({ ...game, match: 'm1' })).toEqual(['stream', 'match:m1']);
  expect(names(null)).toEqual(['stream', 'match:m1']);
  const byHand = inGameSource({ series: 3 }).channel!({ ...game, match: null });
  expect([byHand].flat().map(({ name }) => name)).toEqual(['stream']);
});

it('a moment in words names what it was', () => {
  const { name } = sample!.player;
  expect(momentLabel(sample!)).toBe(`Ace: ${name}`);
  expect(momentLabel({ ...sample!, kind: 'multi_kill', kills: 4 })).toBe(`4 eliminations: ${name}`);
});
