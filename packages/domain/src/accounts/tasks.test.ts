import { describe, expect, it } from 'vitest';
import { type OwnEntry, type TaskInput, tasksOf } from './tasks';

const COMPLETE: TaskInput = {
  hasCountry: true,
  gameId: 'given',
  isLooking: false,
  invitations: 0,
  team: { isLeader: true, players: 5, requests: [], withoutGameId: [] },
  entries: [],
  canSignUp: false,
};
const MEMBER = { isLeader: false, players: 3, requests: [], withoutGameId: ['Mika'] };
const CUP: OwnEntry = {
  tournament: { id: 'Cup', name: 'Cup' },
  isCheckInOpen: true,
  isCheckedIn: false,
  mustConfirmRules: false,
};

describe('what to do next', () => {
  it.each<[string, Partial<TaskInput>, string[]]>([
    ['is nothing for a complete team', {}, []],
    [
      'is everything for a newcomer',
      { team: null, hasCountry: false, gameId: 'missing' },
      ['give_game_id', 'give_country', 'find_team'],
    ],
    ['leaves free agents alone', { team: null, isLooking: true }, []],
    ['prefers an invitation to a search', { team: null, invitations: 1 }, ['answer_invitation']],
    ['is a game id that the game knows', { gameId: 'unknown' }, ['fix_game_id']],
    [
      'is to fill the team',
      { team: { isLeader: true, players: 4, requests: [], withoutGameId: ['Mika'] } },
      ['invite_players', 'remind_players'],
    ],
    ['asks nothing of members', { team: MEMBER, canSignUp: true }, []],
    ['is to sign up', { canSignUp: true }, ['sign_up']],
    ['is not to sign up twice', { canSignUp: true, entries: [CUP] }, ['check_in_team']],
    ['is no check-in for members', { team: MEMBER, entries: [CUP] }, []],
    ['is no check-in once done', { entries: [{ ...CUP, isCheckedIn: true }] }, []],
    [
      'is to confirm the rules, for members too',
      { team: MEMBER, entries: [{ ...CUP, mustConfirmRules: true }] },
      ['confirm_rules'],
    ],
  ])('%s', (_what, change, kinds) => {
    expect(tasksOf({ ...COMPLETE, ...change }).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('names the tournament and the players', () => {
    const team = { isLeader: true, players: 5, requests: [], withoutGameId: ['Mika', 'Juno'] };
    expect(tasksOf({ ...COMPLETE, team, entries: [CUP] })).toEqual([
      { kind: 'check_in_team', tournament: CUP.tournament, players: [] },
      { kind: 'remind_players', tournament: null, players: ['Mika', 'Juno'] },
    ]);
  });
});
