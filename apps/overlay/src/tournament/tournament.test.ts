import type { BracketRound } from '@mes/client/bracket';
import type { MatchSummary } from '@mes/contract/match-schemas';
import { describe, expect, it } from 'vitest';
import { sampleTournament } from '../../testing/sample-tournaments';
import { stageLabels } from '../parts/format-labels';
import { addressedMatch, isAddressed } from './addressed-match';
import { stageToShow, viewBracket } from './bracket-view';
import { pageOf } from './pages';
import { namesOf, prizeRows } from './prizes';
import { formOf, recordOf, seedOf } from './results';
import { toSceneTournament } from './scene-tournament';
import { nextMatch, nextStart, scheduleOf } from './schedule';
import { isOut, isThrough, recordText, tablesOf } from './tables';

const NOW = Date.UTC(2024, 8, 22, 17);
const embers = toSceneTournament(sampleTournament('usual', 'EmbersS4EU', NOW));
const worlds = toSceneTournament(sampleTournament('usual', 'Worlds2023', NOW));
const empty = toSceneTournament(sampleTournament('empty', 'EmbersS4EU', NOW));
const [groups, playoffs] = embers.bracket!.stages;

describe('results', () => {
  it('count every series of a team, over all stages', () => {
    const { team } = groups!.tables[0]!.rows[0]!;
    const inGroup = formOf(groups!, 0, team.name);
    const record = recordOf(embers.bracket, team.name)!;
    expect(inGroup).toHaveLength(3);
    expect(record.wins + record.losses).toBeGreaterThan(inGroup.length);
  });

  it('of a best of 2 can be drawn, which is neither won nor lost', () => {
    const [round] = groups!.rounds;
    const [played] = round!.matches;
    const drawn = { ...played!, state: 'finished', winner: null } as const;
    const stage = { ...groups!, rounds: [{ ...round!, matches: [drawn] }] };
    const { name } = drawn.slots[0].team!;
    expect(formOf(stage, round!.group, name)).toEqual(['D']);
    expect(recordOf({ ...embers.bracket!, stages: [stage] }, name)).toEqual({ wins: 0, losses: 0 });
  });

  it('are null for a team that has not played', () => {
    expect(recordOf(embers.bracket, 'Nobody')).toBeNull();
    expect(recordOf(null, 'Fable')).toBeNull();
  });

  it('know the seed of a team in its last stage', () => {
    const { team, seed } = playoffs!.rounds[0]!.matches[0]!.slots[0];
    expect(seedOf(embers.bracket, team!.name)).toBe(seed);
    expect(seedOf(embers.bracket, 'Nobody')).toBeNull();
  });

  it('of a group are those of its table', () => {
    for (const { group, rows } of groups!.tables) {
      for (const { team, wins, losses } of rows) {
        const form = formOf(groups!, group, team.name);
        expect(form.filter((result) => result === 'W')).toHaveLength(wins);
        expect(form.filter((result) => result === 'L')).toHaveLength(losses);
      }
    }
  });
});

describe('tables', () => {
  it('are those of the stage that has some, with the cut that its settings make', () => {
    const shown = tablesOf(embers, null);
    expect(shown.map(({ table }) => table.name)).toEqual(['Group A', 'Group B']);
    expect(shown[0]?.cut).toEqual({ places: 4, text: 'Top four advance to Playoffs' });
  });

  it('one alone is shown where it is named', () => {
    expect(tablesOf(embers, ' group b ').map(({ table }) => table.name)).toEqual(['Group B']);
    expect(tablesOf(embers, 'Upper final')).toHaveLength(2);
  });

  it('mark who is above the cut, and who advances below it', () => {
    const [shown] = tablesOf(embers, null);
    const [row] = shown!.table.rows;
    const fourth = { ...row!, place: 4, outcome: null };
    const fifth = { ...row!, place: 5, outcome: null };
    const bestFifth = { ...fifth, outcome: 'advances' as const };
    const through = [fourth, fifth, bestFifth].map((each) => isThrough(each, shown!));
    expect(through).toEqual([true, false, true]);
    expect([fourth, fifth, bestFifth].map((each) => isOut(each, shown!))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('mark only the first where there is no cut, and nobody is out', () => {
    const shown = { ...tablesOf(embers, null)[0]!, cut: null };
    const { rows } = shown.table;
    expect(rows.filter((row) => isThrough(row, shown))).toEqual([rows[0]]);
    expect(rows.filter((row) => isOut(row, shown))).toEqual([]);
  });

  it('have draws in every record if a row has one', () => {
    const [shown] = tablesOf(embers, null);
    const [first, ...others] = shown!.table.rows;
    const won = { ...first!, wins: 3, draws: 0, losses: 1 };
    expect(recordText(won, shown!)).toBe('3–1');
    const rows = [won, { ...others[0]!, draws: 1 }];
    expect(recordText(won, { ...shown!, table: { ...shown!.table, rows } })).toBe('3–0–1');
  });

  it('there are none before the draw', () => {
    expect(tablesOf(empty, null)).toEqual([]);
  });
});

describe('the schedule', () => {
  const match = (id: string, startsAt: number | null) => ({ id, startsAt }) as MatchSummary;

  it('is what was played last, what is live and what comes, in that order', () => {
    const shown = scheduleOf(
      {
        recent: [match('r2', 20), match('r1', 10)],
        live: [match('l1', 30)],
        upcoming: [match('u2', null), match('u1', 40), match('l1', 30)],
      },
      10,
    );
    expect(shown.map(({ id }) => id)).toEqual(['r1', 'r2', 'l1', 'u1', 'u2']);
  });

  it('has the final after the match for third place that is played at the same time', () => {
    const recent = [match('final', 10), match('third', 10)];
    const shown = scheduleOf({ recent, live: [], upcoming: [] }, 5);
    expect(shown.map(({ id }) => id)).toEqual(['third', 'final']);
  });

  it('keeps something of both where both are many', () => {
    const many = (prefix: string) =>
      Array.from({ length: 9 }, (_, index) => match(`${prefix}${index}`, index));
    const shown = scheduleOf({ recent: many('r'), live: [], upcoming: many('u') }, 5);
    expect(shown.map(({ id }) => id)).toEqual(['r7', 'r8', 'u0', 'u1', 'u2']);
  });

  it('knows which match is next, also when it is late', () => {
    const lists = { live: [], recent: [], upcoming: [match('late', 50), match('next', 150)] };
    expect(nextMatch(lists, 100)?.id).toBe('next');
    expect(nextMatch(lists, 1_000)?.id).toBe('next');
    expect(nextMatch({ live: [], recent: [], upcoming: [] }, 0)).toBeNull();
  });

  it.each([
    ['its next match', [match('first', 150)], 150],
    ['its own start without matches', [], 200],
    ['its own start while matches have no time', [match('open', null)], 200],
  ])('counts down to %s', (_, upcoming, startsAt) => {
    expect(nextStart({ live: [], recent: [], upcoming, startsAt: 200 }, 100)).toBe(startsAt);
  });

  it('counts down to nothing that is over', () => {
    expect(nextStart({ live: [], recent: [], upcoming: [], startsAt: 50 }, 100)).toBeNull();
    expect(nextStart({ live: [], recent: [], upcoming: [], startsAt: null }, 100)).toBeNull();
  });
});

describe('a bracket', () => {
  const room = { width: 1728, height: 866 };
  const [anyRound] = playoffs!.rounds;
  const [anyMatch] = anyRound!.matches;

  function roundOf(part: BracketRound['part'], round: number, count: number): BracketRound {
    const id = (place: number) => `${part} ${round} ${place}`;
    const matches = Array.from({ length: count }, (_, place) => ({ ...anyMatch!, id: id(place) }));
    return { ...anyRound!, part, round, name: `${part} ${round}`, matches };
  }

  it('is that of the playoffs', () => {
    expect(stageToShow(embers.bracket)?.name).toBe('Playoffs');
    expect(stageToShow(empty.bracket)).toBeUndefined();
  });

  it('fills the room and no more', () => {
    for (const stage of [playoffs!, worlds.bracket!.stages[1]!]) {
      const { layout, scale } = viewBracket(stage, { room, from: null });
      expect(layout.width * scale).toBeLessThanOrEqual(room.width + 1);
      expect(layout.height * scale).toBeLessThanOrEqual(room.height + 1);
      expect(scale).toBeGreaterThanOrEqual(0.55);
    }
  });

  it('leaves early rounds out rather than become illegible', () => {
    const stage = worlds.bracket!.stages[1]!;
    const small = { width: 1728, height: 500 };
    const { layout, scale } = viewBracket(stage, { room: small, from: null });
    expect(scale).toBeGreaterThanOrEqual(0.55);
    expect(layout.headers.map(({ round }) => round.name)).toEqual([
      'Quarterfinals',
      'Semifinals',
      'Final',
    ]);
  });

  it('of many teams is how the last eight played, also after a short first round', () => {
    const rounds = [
      ...[9, 8, 4, 2, 1].map((matches, round) => roundOf('upper', round, matches)),
      ...[1, 8, 4, 4, 2, 2, 1, 1].map((matches, round) => roundOf('lower', round, matches)),
      roundOf('grand_final', 0, 1),
    ];
    const { layout } = viewBracket({ ...playoffs!, rounds }, { room, from: null });
    const shown = layout.headers.map(({ round }) => `${round.part} of ${round.matches.length}`);
    expect(shown.toSorted()).toEqual([
      'grand_final of 1',
      'lower of 1',
      'lower of 1',
      'lower of 2',
      'lower of 2',
      'upper of 1',
      'upper of 2',
      'upper of 4',
    ]);
  });

  it('of a large Swiss stage is its last round in columns', () => {
    const rounds = [1, 2, 3].map((round) => roundOf('swiss', round, 30));
    const { layout, scale } = viewBracket({ ...playoffs!, rounds }, { room, from: null });
    expect(scale).toBeGreaterThanOrEqual(0.55);
    expect(layout.nodes).toHaveLength(30);
    expect(layout.headers.map(({ round }) => round.name)).toEqual(['swiss 3', '', '', '']);
  });

  it('starts with the round that is named', () => {
    const stage = worlds.bracket!.stages[1]!;
    const { layout } = viewBracket(stage, { room, from: 'semifinals' });
    expect(layout.nodes).toHaveLength(3);
  });
});

it('the format of each stage is said in words', () => {
  expect(embers.stages.map((stage) => stageLabels(stage, embers.stages))).toEqual([
    {
      name: 'Group stage',
      format: 'Round robin',
      lines: ['2 groups', 'Best of 1', 'Top 4 to Playoffs'],
    },
    {
      name: 'Playoffs',
      format: 'Double elimination',
      lines: ['Grand final can be reset', 'Best of 3, final best of 5'],
    },
  ]);
});

it('prizes are sorted by place and know who has won them', () => {
  const team = { name: 'Fable', tag: 'FAB', logo: null };
  const placement = { from: 2, to: 2, team, prize: 0, points: 0 };
  const rows = prizeRows({ prizes: embers.prizes.toReversed(), placements: [placement] }, 3);
  expect(rows.map(({ from, teams }) => [from, teams.length])).toEqual([
    [1, 0],
    [2, 1],
    [3, 0],
  ]);
});

it('teams that share places stand in one row with what each of them gets', () => {
  const prizes = [4, 5, 6].map((place) => ({
    from: place,
    to: place,
    amount: 50_000,
    extra: null,
  }));
  const team = (name: string) => ({ name, tag: name.slice(0, 3), logo: null });
  const placements = ['Fable', 'Kestrel'].map((name) => ({
    from: 5,
    to: 6,
    team: team(name),
    prize: 50_000,
    points: 0,
  }));
  const rows = prizeRows({ prizes, placements }, 8);
  expect(rows.map(({ from, to, amount }) => [from, to, amount])).toEqual([
    [4, 4, 50_000],
    [5, 6, 50_000],
  ]);
  expect(rows.map(({ teams }) => namesOf(teams))).toEqual(['', 'FABLE, KESTREL']);
  expect(namesOf(['Fable', 'Kestrel', 'Luxor'].map(team))).toBe('FAB, KES, LUX');
});

it('pages take turns by the clock', () => {
  const items = [1, 2, 3, 4, 5];
  const at = (now: number) => pageOf(items, { size: 2, now });
  expect([at(0), at(12_000), at(24_000), at(36_000)]).toEqual([[1, 2], [3, 4], [5], [1, 2]]);
  expect(pageOf([], { size: 2, now: 0 })).toEqual([]);
});

describe('an address', () => {
  const onStream = { tournament: { name: 'Embers', id: 'EmbersS4EU' }, round: 'Upper final' };

  it.each([
    { tournament: null, round: null, is: true },
    { tournament: 'emberss4eu', round: null, is: true },
    { tournament: 'Embers', round: 'upper final', is: true },
    { tournament: 'Embers', round: 'Grand final', is: false },
    { tournament: 'Worlds2023', round: null, is: false },
  ])('of $tournament and $round is what is on stream: $is', ({ is, ...address }) => {
    expect(isAddressed(onStream, address)).toBe(is);
  });

  it('names a match that is on, else the next, else the last, of its round alone', () => {
    const match = (id: string, round: string) => ({ id, round }) as MatchSummary;
    const lists = {
      ...embers,
      bracket: null,
      live: [match('on', 'Lower final')],
      upcoming: [match('next', 'Grand Final')],
      recent: [match('last', 'Upper final')],
    };
    const found = ['Lower final', 'grand final', 'Upper final', 'Semifinals'].map((round) =>
      addressedMatch(lists, round),
    );
    expect(found).toEqual(['on', 'next', 'last', null]);
    expect(addressedMatch(lists, null)).toBe('on');
    expect(addressedMatch({ ...lists, live: [] }, null)).toBe('next');
  });

  it('finds older matches in the bracket', () => {
    const none = { ...embers, live: [], upcoming: [], recent: [] };
    const round = playoffs!.rounds[0]!;
    const ids = round.matches.map(({ id }) => id);
    expect(ids).toContain(addressedMatch(none, round.name));
  });
});
