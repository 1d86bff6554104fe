/** The sample is only worth something as long as a real server could answer it. */
import { contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';
import { expect, it } from 'vitest';
import { answerOf, type Kind, MATCH_ID, sampleConfiguration } from './sample-answers';
import { TOURNAMENTS } from './sample-tournaments';

const KINDS: readonly Kind[] = ['usual', 'long names', 'no pictures', 'empty'];

const calls: readonly Call[] = Object.values(contract).flatMap((feature) => Object.values(feature));

const inputs = (kind: Kind, group: string) => ({
  'GET /stream/configuration': {},
  'stream/control': {},
  'stream/in_game': { match: MATCH_ID },
  'stream/sponsor_rotation': {},
  'stream/tournament': { tournament: TOURNAMENTS[group]!.id },
  'stream/leaderboard': {},
  'stream_match/get': { id: MATCH_ID },
  'GET /stream/teams/{name}': { name: sampleConfiguration({ kind, group, now: 0 }).normTeam1 },
  'GET /stream/players/{id}': { id: 'p3-2' },
  'match/get_voting_matches': {},
  'GET /votings/leaderboards': {},
  'GET /votings/total-users': {},
});

it.each(KINDS.flatMap((kind) => Object.keys(TOURNAMENTS).map((group) => ({ kind, group }))))(
  '$kind data of $group are what the contract says',
  ({ kind, group }) => {
    const now = Date.UTC(2024, 8, 22, 17);
    for (const [call, input] of Object.entries(inputs(kind, group))) {
      const data = answerOf({ kind, group, now }, { call, input });
      if (data === undefined) continue;
      const declared = calls.find((each) => nameOf(each) === call);
      const result = declared?.output.safeParse(data);
      expect(result?.error?.issues ?? [], call).toEqual([]);
      expect(result?.data, call).toEqual(data);
    }
  },
);
