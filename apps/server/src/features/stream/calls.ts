import { randomInt } from 'node:crypto';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import { streamPlayer } from '../profiles/players/service';
import { casterInfo, setPronunciation } from './caster';
import * as configuration from './configuration';
import * as control from './control';
import { cover } from './covers';
import { desk, runPreflight } from './desk';
import type { Overlays } from './overlays';
import * as reading from './reading';
import { endRehearsal, rehearse } from './rehearsing';
import type { StreamSources } from './sources';
import * as tokens from './tokens';

const SEEDS = 4_294_967_296;

export function createStreamCalls({
  sources,
  overlays,
}: {
  sources: StreamSources;
  overlays: Overlays;
}): FeatureHandlers<'stream'> {
  return {
    configuration: ({ db }) => configuration.read(db),
    configure: ({ write, input, actor, now }) =>
      write((tx) => configuration.edit(tx, input, { sources, actor, now })),
    configureByAction: ({ write, input, actor, now }) =>
      write((tx) => configuration.edit(tx, input, { sources, actor, now })),
    link: ({ write, input, actor, now }) =>
      write((tx) => configuration.link(tx, input, { sources, actor, now })),
    unpin: ({ write, input, actor, now }) =>
      write((tx) => configuration.unpin(tx, input, { sources, actor, now })),
    restore: ({ write, input, actor, now }) =>
      write((tx) => configuration.restore(tx, input, { sources, actor, now })),
    history: ({ db }) => configuration.history(db),
    desk: ({ db, now }) => desk(db, now),

    teamInfo: async ({ db }) => reading.teamInfo(db, await configuration.read(db), sources.bans),
    team: ({ db, input }) => reading.streamTeam(db, input.name, sources.bans),
    player: ({ db, input, now }) => streamPlayer(db, input.id, now),
    playerPhoto: ({ db, input }) => reading.playerPhoto(db, input.id),
    match: ({ db, input }) => reading.streamMatch(db, input.id, sources),
    tournament: ({ db, input, now }) =>
      reading.streamTournament(db, input.tournament, { sources, now }),
    leaderboard: ({ db, input }) => reading.streamLeaderboard(db, input),
    cover: ({ db, input, now }) => cover(db, input, { sources, now }),

    control: ({ db }) => control.read(db),
    infoCard: ({ db, now }) => control.infoCard(db, now),
    direct: ({ write, input, action }) => write((tx) => control.direct(tx, input, action)),
    overlays: ({ db, now }) => overlays.connected(db, now),

    press: ({ write, input, now }) => write((tx) => tokens.press(tx, input, now)),
    tokens: ({ db }) => tokens.list(db),
    createToken: ({ write, input, action }) => write((tx) => tokens.create(tx, input, action)),
    revokeToken: ({ write, input, action }) => write((tx) => tokens.revoke(tx, input.id, action)),

    rehearse: async ({ db, write, input, actor, now }) => {
      const { seed = randomInt(SEEDS) } = input;
      await write((tx) => rehearse(tx, { ...input, seed }, { actor, now }));
      return desk(db, now);
    },
    endRehearsal: async ({ db, write, actor, now }) => {
      await write((tx) => endRehearsal(tx, { sources, actor, now }));
      return desk(db, now);
    },
    preflight: ({ db, now }) => runPreflight(db, { sources, overlays, now }),

    caster: ({ db, input, now }) => casterInfo(db, input, { sources, now }),
    setPronunciation: ({ write, input, action }) =>
      write((tx) => setPronunciation(tx, input, action)),
  };
}
