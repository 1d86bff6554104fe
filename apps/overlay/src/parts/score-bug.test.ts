import type { InGame } from '@mes/contract/stream-game';
import { expect, it } from 'vitest';
import { answerOf, MATCH_ID } from '../../testing/sample-answers';
import type { SceneTeam } from '../models/team';
import { scoreBugOf } from './score-bug';

const NOW = Date.UTC(2024, 8, 22, 17);
const game = answerOf(
  { kind: 'usual', group: 'worlds-2023', now: NOW },
  { call: 'stream/in_game', input: { match: MATCH_ID } },
) as InGame;
const [moment] = game.moments;
const team = (name: string) =>
  ({ name, displayName: name, logo: null, details: null }) as SceneTeam;
const stream = { bestOf: 3 as const, scoreA: 1, scoreB: 0, scoreText: '1-0', maps: [] };
const unplayed = { ...game, map: { ...game.map, score: { A: 0, B: 0 } } };
const byHand = { ...unplayed, byHand: { score: true, sides: false } };
const shown = { A: team('A'), B: team('B'), stream, game, moment: null };

it.each([
  { of: 'rounds that are counted', more: {}, figures: [7, 5] },
  { of: 'maps before the first round', more: { game: unplayed }, figures: [1, 0] },
  { of: 'rounds by hand from the first on', more: { game: byHand }, figures: [0, 0] },
  {
    of: 'nothing before the first round of the series',
    more: { game: unplayed, stream: { ...stream, scoreA: 0, scoreText: '' } },
    figures: [null, null],
  },
  { of: 'maps where nothing is known of the game', more: { game: null }, figures: [1, 0] },
])('the teams show $of', ({ more, figures }) => {
  const bug = scoreBugOf({ ...shown, ...more });
  expect([bug?.A?.figure, bug?.B?.figure]).toEqual(figures);
});

it('the teams are on different sides', () => {
  const bug = scoreBugOf({ ...shown, game: { ...game, map: { ...game.map, sideA: 'breach' } } });
  expect([bug?.A?.side, bug?.B?.side]).toEqual(['breach', 'coalition']);
});

it.each([
  { stoppage: null, notice: { kind: 'moment', text: `Ace: ${moment!.player.name}` } },
  {
    stoppage: { kind: 'timeout', team: 'A', since: NOW, until: NOW } as const,
    notice: { kind: 'timeout', text: 'Timeout' },
  },
  {
    stoppage: { kind: 'technical', since: NOW } as const,
    notice: { kind: 'pause', text: 'Technical pause' },
  },
])('a pause counts before a moment: $notice.text', ({ stoppage, notice }) => {
  expect(scoreBugOf({ ...shown, game: { ...game, stoppage }, moment: moment! })?.notice).toEqual(
    notice,
  );
});
