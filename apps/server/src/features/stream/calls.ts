import { randomInt } from 'node:crypto';
import { InvalidAction } from '@mes/contract/errors';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { FileStore } from '../../platform/files/store';
import type { Ports } from '../ports';
import { readStreamPlayer } from '../profiles/players/service';
import { readCasterInfo, setPronunciation } from './caster/service';
import { createStreamConfiguring, readConfiguration, readHistory } from './configuration/service';
import * as control from './control/service';
import { readCover } from './covers/views';
import { readDesk, runPreflight } from './desk/service';
import * as game from './game/service';
import type { Overlays } from './overlays/service';
import { endRehearsal, startRehearsal } from './rehearsal/service';
import { readSeries } from './series/service';
import type { StreamFollowing, StreamSources } from './service';
import * as speakers from './speakers/service';
import * as sponsors from './sponsors/service';
import { texts } from './texts';
import * as tokens from './tokens/service';
import * as views from './views';

const SEEDS = 2 ** 32;

interface StreamServices {
  readonly sources: StreamSources;
  readonly following: StreamFollowing;
  readonly overlays: Overlays;
  readonly files: FileStore;
  readonly isObsStreaming: Ports['isObsStreaming'];
  readonly pressShowButton: Ports['pressShowButton'];
}

export function createStreamCalls({
  sources,
  following,
  overlays,
  files,
  isObsStreaming,
  pressShowButton,
}: StreamServices): FeatureHandlers<'stream'> {
  const configuring = createStreamConfiguring(sources);
  return {
    configuration: ({ db }) => readConfiguration(db),
    series: ({ db, input }) => readSeries(db, input, sources),
    configure: ({ write, input, action }) => write((tx) => configuring.edit(tx, input, action)),
    configureByAction: ({ write, input, action }) =>
      write((tx) => configuring.edit(tx, input, action)),
    link: ({ write, input, action }) => write((tx) => configuring.link(tx, input, action)),
    unpin: ({ write, input, action }) => write((tx) => configuring.unpin(tx, input, action)),
    restore: ({ write, input, action }) => write((tx) => configuring.restore(tx, input, action)),
    history: ({ db }) => readHistory(db),
    desk: ({ db, now }) => readDesk(db, now),

    teamInfo: async ({ db }) => views.readTeamInfo(db, await readConfiguration(db), sources),
    team: ({ db, input }) => views.readStreamTeam(db, input.name, sources),
    player: ({ db, input, now }) => readStreamPlayer(db, input.id, now),
    playerPhoto: ({ db, input }) => views.readPlayerPhoto(db, input.id),
    match: ({ db, input }) => views.readStreamMatch(db, input.id, sources),
    tournament: ({ db, input, now }) =>
      views.readStreamTournament(db, input.tournament, { sources, now }),
    leaderboard: ({ db, input }) => views.readStreamLeaderboard(db, input),
    cover: ({ db, input, now }) => readCover(db, input, { sources, now }),

    control: ({ db }) => control.readControl(db),
    infoCard: ({ db, now }) => control.readInfoCard(db, now),
    direct: ({ write, input, action }) => write((tx) => control.direct(tx, input, action)),
    overlays: ({ db, now }) => overlays.readConnected(db, now),

    inGame: ({ db, input }) => game.readGame(db, input, sources),
    gameDesk: ({ db }) => game.readGameDesk(db, sources),
    directGame: async ({ db, write, input, action }) => {
      await write((tx) => game.directGame(tx, input, sources, action));
      return game.readGameDesk(db, sources);
    },
    undoGame: async ({ db, write, input, action }) => {
      await write((tx) => game.undoGame(tx, input, action));
      return game.readGameDesk(db, sources);
    },

    speakers: ({ db }) => speakers.listSpeakers(db),
    saveSpeaker: ({ write, input, action }) =>
      write((tx) => speakers.saveSpeaker(tx, input, action)),
    deleteSpeaker: ({ write, input, action }) =>
      write((tx) => speakers.deleteSpeaker(tx, input, action)),

    sponsorRotation: ({ db }) => sponsors.readRotation(db),
    sponsors: ({ db }) => sponsors.listSponsors(db),
    saveSponsor: ({ write, input, action }) =>
      write((tx) => sponsors.saveSponsor(tx, input, { files }, action)),
    orderSponsors: ({ write, input, action }) =>
      write((tx) => sponsors.orderSponsors(tx, input, action)),
    deleteSponsor: ({ write, input, action }) =>
      write((tx) => sponsors.deleteSponsor(tx, input, action)),

    press: ({ write, input, now }) =>
      write((tx) => tokens.pressButton(tx, input, { pressShowButton }, { now })),
    tokens: ({ db }) => tokens.readTokens(db),
    createToken: ({ write, input, action }) => write((tx) => tokens.createToken(tx, input, action)),
    revokeToken: ({ write, input, action }) => write((tx) => tokens.revokeToken(tx, input, action)),

    rehearse: async ({ db, write, input, action, now }) => {
      if (await isObsStreaming(db, now)) throw new InvalidAction(texts.obsStreams);
      const { seed = randomInt(SEEDS) } = input;
      await write((tx) => startRehearsal(tx, { ...input, seed }, action));
      return readDesk(db, now);
    },
    endRehearsal: async ({ db, write, action, now }) => {
      await write((tx) => endRehearsal(tx, { following }, action));
      return readDesk(db, now);
    },
    preflight: ({ db, now }) => runPreflight(db, { sources, overlays, now }),

    caster: ({ db, input, now }) => readCasterInfo(db, input, { sources, now }),
    setPronunciation: ({ write, input, action }) =>
      write((tx) => setPronunciation(tx, input, action)),
  };
}
