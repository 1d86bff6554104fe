import type { Cue } from '@mes/contract/show-schemas';
import { describe, expect, it } from 'vitest';
import { type CueFacts, missingIn } from './cue-readiness';

const cue = (change: Partial<Cue>): Cue => ({
  scene: 'versus',
  package: 'embers-s3',
  match: null,
  tournament: null,
  round: null,
  focus: { team: null, player: null, player2: null },
  texts: { title: '', text: '' },
  ...change,
});
const MATCH = {
  teamA: 'Nova',
  teamB: 'Ember',
  tournament: 'Embers of Victory S4',
  players: { A: 5, B: 5 },
  hasVeto: true,
  mapsWon: 2,
  isOver: true,
};
const facts = (change: Partial<CueFacts> = {}): CueFacts => ({
  match: MATCH,
  isMatchMissing: false,
  hasCountdown: true,
  tournaments: [],
  ...change,
});

describe('a cue', () => {
  it.each<[string, Cue, CueFacts, unknown]>([
    ['with everything is ready', cue({}), facts(), null],
    ['of a deleted match', cue({}), facts({ isMatchMissing: true }), { part: 'deleted_match' }],
    ['without a match', cue({}), facts({ match: null }), { part: 'match' }],
    [
      'whose opponent is open',
      cue({}),
      facts({ match: { ...MATCH, teamB: null } }),
      { part: 'teams' },
    ],
    [
      'without a roster',
      cue({}),
      facts({ match: { ...MATCH, players: { A: 5, B: 0 } } }),
      { part: 'roster', team: 'Ember' },
    ],
    [
      'before the veto',
      cue({ scene: 'map-veto' }),
      facts({ match: { ...MATCH, hasVeto: false } }),
      { part: 'veto' },
    ],
    [
      'of a map that nobody has won yet',
      cue({ scene: 'map-won' }),
      facts({ match: { ...MATCH, mapsWon: 0, isOver: false } }),
      { part: 'map_won' },
    ],
    [
      'of a series that goes on',
      cue({ scene: 'series-won' }),
      facts({ match: { ...MATCH, isOver: false } }),
      { part: 'series_won' },
    ],
    [
      'of a countdown that does not run',
      cue({ scene: 'countdown' }),
      facts({ hasCountdown: false }),
      { part: 'countdown' },
    ],
    [
      'about nobody',
      cue({ scene: 'player-profile', package: 'general' }),
      facts(),
      { part: 'focus_player' },
    ],
    [
      'in the look of another tournament',
      cue({ package: 'worlds-2023' }),
      facts(),
      { part: 'package', tournament: 'Embers of Victory S4', own: 'embers-s3' },
    ],
    [
      'in the look that was chosen for its tournament',
      cue({ package: 'worlds-2023' }),
      facts({ tournaments: [{ id: 'E4', name: 'Embers of Victory S4', theme: 'worlds' }] }),
      null,
    ],
    [
      'in the look of the house for a tournament that has its own',
      cue({ package: 'house' }),
      facts(),
      { part: 'package', tournament: 'Embers of Victory S4', own: 'embers-s3' },
    ],
    [
      'in the look of the house for a tournament that was given it',
      cue({ package: 'house' }),
      facts({ tournaments: [{ id: 'E4', name: 'Embers of Victory S4', theme: 'house' }] }),
      null,
    ],
    [
      'of a general versus scene for a tournament that has its own',
      cue({ package: 'general' }),
      facts(),
      { part: 'package', tournament: 'Embers of Victory S4', own: 'embers-s3' },
    ],
    [
      'of a general versus scene for a tournament of the house',
      cue({ package: 'general' }),
      facts({ match: { ...MATCH, tournament: 'Phoenix Cup S4' } }),
      null,
    ],
    [
      'of a scene that only the general package has',
      cue({ package: 'general', scene: 'team-profile' }),
      facts(),
      null,
    ],
    [
      'in the look of a tournament for one of the house',
      cue({}),
      facts({ match: { ...MATCH, tournament: 'Golden Ox S2' } }),
      { part: 'package', tournament: 'Golden Ox S2', own: 'house' },
    ],
    [
      'in the look that was chosen for the tournament of the stream, which is named with its id',
      cue({ package: 'worlds-2023' }),
      facts({
        match: { ...MATCH, tournament: 'Embers of Victory S4;E4' },
        tournaments: [{ id: 'E4', name: 'Embers of Victory S4', theme: 'worlds' }],
      }),
      null,
    ],
    ['that needs no match', cue({ scene: 'breaktime' }), facts({ match: null }), null],
  ])('%s', (_name, given, known, expected) => {
    expect(missingIn(given, known)).toEqual(expected);
  });
});
