import type { OwnMatch, PersonalHome } from '@mes/contract/personal-home';
import { expect, it } from 'vitest';
import { dueCommands } from './due-commands';

const matchAt = (id: string, step: OwnMatch['step']) =>
  ({
    step,
    match: { id, teamA: { name: 'Night Harbor' }, teamB: null },
  }) as unknown as OwnMatch;

const task = (kind: PersonalHome['tasks'][number]['kind'], name?: string) => ({
  kind,
  tournament: name === undefined ? null : { id: name, name },
  players: [],
});

it('names steps that wait for the account, and where they are taken', () => {
  const matches = [matchAt('1', 'check_in'), matchAt('2', 'wait_for_opponent')];
  expect(dueCommands({ matches, tasks: [] })).toEqual([
    {
      ...{ id: 'due-1', name: 'Check in', detail: 'Night Harbor vs TBD' },
      does: { to: '/matchup/1' },
    },
  ]);
});

it('names tasks after them, three in all', () => {
  const tasks = [task('confirm_rules', 'Embers S4'), task('give_game_id'), task('sign_up')];
  const found = dueCommands({ matches: [matchAt('1', 'take_turn')], tasks });
  expect(found.map(({ name }) => name)).toEqual([
    'Open veto',
    'Confirm the rules of Embers S4',
    'Add your game id',
  ]);
  expect(found.map(({ does }) => does)).toEqual([
    { to: '/matchup/1' },
    { to: '/tournament/Embers%20S4' },
    { to: '/dashboard' },
  ]);
});
