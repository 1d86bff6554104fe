/** What each action of the room does. Keys, buttons and the phone all end up here. */
import { errorText } from '@mes/client/error-text';
import type { Cue } from '@mes/contract/show-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { emptyCue } from '@mes/domain/show/cue';
import type { ChannelName } from '@mes/domain/show/state';
import { isOnAir } from '@mes/domain/show/state';
import { interpolate } from '../../../interpolate';
import { candidateAfter, candidatesOf } from '../channel-items';
import { type ActionId, SLOT_ACTIONS } from '../keys/actions';
import { packageLabel } from '../labels';
import { outputAddresses } from '../scene-address';
import { PACKAGES, packageOf, scenesOf } from '../scene-order';
import { mapWonEdit, otherTeamEdit } from '../series-edits';
import * as texts from '../texts';
import { chooseVetoMap } from '../veto-press';
import { channelSeconds } from './channel-seconds';
import { matchOnAir } from './held-series';
import type { Room } from './room-context';
import { say } from './room-notice';

type Commands = Readonly<Record<ActionId, () => void>>;

interface RoomControls {
  readonly armMapWon: () => void;
  readonly disarmMapWon: () => void;
  readonly toggleStinger: () => void;
  readonly toggleAllScenes: () => void;
  readonly leaveObs: () => void;
  readonly focusWriting: () => void;
}

export function createCommands(room: Omit<Room, 'run'>, controls: RoomControls): Commands {
  const { desk, acts, server, obs } = room;
  const act = (given: Parameters<typeof acts.act>[0]) => void acts.act(given);
  const isAway = server.awaySince !== null;

  const slot = (index: number) => {
    if (room.bench === 'veto') chooseVetoMap(room, index);
    else previewScene(room, index);
  };
  const plus = (team: TeamSlot) => {
    if (Date.now() < room.mapWonUntil) {
      controls.disarmMapWon();
      void acts.edit((configuration) => mapWonEdit(configuration, room.game.game, team));
    } else act({ act: 'game', game: { act: 'score', team, by: 1 } });
  };
  // The server says if it is 0 already: presses that are on their way count before this one.
  const minus = (team: TeamSlot) => act({ act: 'game', game: { act: 'score', team, by: -1 } });
  const isIn = (channel: ChannelName) =>
    isOnAir(desk.program.channels[channel], Date.now() + room.clockOffset);
  const bringIn = (channel: ChannelName) =>
    act({ act: 'channel_in', channel, seconds: channelSeconds(channel) });
  const toggle = (channel: ChannelName) => {
    if (isIn(channel)) act({ act: 'channel_out', channel });
    else bringIn(channel);
  };
  const change = (channel: ChannelName) => {
    if (isIn(channel)) act({ act: 'channel_next', channel });
    else bringIn(channel);
  };
  const step = (channel: ChannelName) => {
    const next = candidateAfter(
      candidatesOf(channel, {
        speakers: room.speakers,
        sponsors: room.sponsors,
        match: room.matches.find(({ id }) => id === matchOnAir(room))?.match ?? null,
      }),
      desk.next[channel],
    );
    if (next) act({ act: 'set_next', item: next.item });
    else say(texts.nothingNext);
  };
  const slots = Object.fromEntries(
    SLOT_ACTIONS.map((id, index) => [id, () => slot(index)]),
  ) as Record<ActionId, () => void>;

  return {
    ...slots,
    take: () => act({ act: 'take', transition: room.transition }),
    cut: () => act({ act: 'take', transition: 'cut' }),
    nextCue: () => act({ act: 'step_preview', by: 1 }),
    previousCue: () => act({ act: 'step_preview', by: -1 }),
    previousMatch: () => stepMatch(room, -1),
    nextMatch: () => stepMatch(room, 1),
    package: () => stepPackage(room),
    write: controls.focusWriting,
    stinger: controls.toggleStinger,
    allScenes: controls.toggleAllScenes,
    addPreview: () => act({ act: 'add_preview' }),
    putBack: () => {
      if (isAway) server.tryNow();
      else if (room.isUnseen && obs.state.hasProgram === false)
        tried(obs.setUpSources(outputAddresses(room.sourceKey)));
      else if (room.isUnseen || room.isOverlayHidden) tried(obs.putBack());
      else if (obs.state.status === 'lost') obs.tryNow();
    },
    leaveIt: controls.leaveObs,
    scoreBug: () => toggle('score_bug'),
    lowerThird: () => toggle('lower_third'),
    sponsor: () => toggle('sponsor'),
    infoCard: () => toggle('info_card'),
    changeLowerThird: () => change('lower_third'),
    changeSponsor: () => change('sponsor'),
    changeInfoCard: () => change('info_card'),
    stepLowerThird: () => step('lower_third'),
    stepSponsor: () => step('sponsor'),
    stepInfoCard: () => step('info_card'),
    plusLeft: () => plus('A'),
    plusRight: () => plus('B'),
    minusLeft: () => minus('A'),
    minusRight: () => minus('B'),
    mapWon: controls.armMapWon,
    swapSides: () => act({ act: 'game', game: { act: 'swap_sides' } }),
    byHand: () => toggleHand(room),
    otherTeam: () => void acts.edit(otherTeamEdit),
    cueBench: () => room.setBench('cue'),
    gameBench: () => room.setBench('game'),
    vetoBench: () => room.setBench('veto'),
    logBench: () => room.setBench('log'),
    keysBench: () => room.setBench(room.bench === 'keys' ? 'cue' : 'keys'),
    undo: () => void acts.undo(),
    redo: () => void acts.redo(),
    clearOverlays: () => {
      if (isAway) tried(obs.clearOverlays());
      else act({ act: 'clear_overlays' });
    },
    safeCard: () => {
      if (isAway) tried(obs.showSafeCard());
      else act({ act: 'safe_card' });
    },
  };
}

/** What OBS refuses is shown in the foot, like the result of every other press. */
function tried(request: Promise<void>): void {
  request.catch((error: unknown) => say(errorText(error)));
}

/** The package of what is prepared, else of what is on air, else of the tournament of the stream. */
export function currentPackage({
  desk,
  stream,
  tournaments,
}: Pick<Room, 'desk' | 'stream' | 'tournaments'>): string {
  const cue = desk.preview?.cue ?? desk.program.cue;
  return cue?.package ?? packageOf(stream.configuration.Tournament, tournaments);
}

function previewScene(room: Omit<Room, 'run'>, index: number): void {
  const packageName = currentPackage(room);
  const choice = scenesOf(packageName)[index];
  if (choice) preview(room, { scene: choice.scene });
  else say(interpolate(texts.noSuchScene, { package: packageLabel(packageName) }));
}

/** Another cue in preview, with the match and the texts of the one that is there. */
export function preview(room: Omit<Room, 'run'>, change: Partial<Cue>): void {
  const { desk, acts } = room;
  const before = desk.preview?.cue;
  const match = before?.match ?? desk.program.cue?.match ?? null;
  const cue = { ...emptyCue('versus', currentPackage(room)), match, ...change };
  void acts.act({ act: 'preview', cue });
}

function stepMatch(room: Omit<Room, 'run'>, by: 1 | -1): void {
  const { matches, desk, acts, stream } = room;
  if (matches.length === 0) {
    say(texts.noMatches);
    return;
  }
  const current = desk.preview?.cue.match ?? stream.configuration.matchup.id;
  const index = matches.findIndex(({ id }) => id === current);
  const next = matches[Math.min(Math.max(index + by, 0), matches.length - 1)];
  if (!next || next.id === current) {
    say(by === 1 ? texts.lastMatch : texts.firstMatch);
    return;
  }
  if (desk.preview) void acts.act({ act: 'edit_preview', change: { match: next.id } });
  else preview(room, { match: next.id });
}

/** The next package that has the scene of the cue. */
function stepPackage(room: Omit<Room, 'run'>): void {
  const cue = room.desk.preview?.cue;
  const current = currentPackage(room);
  const from = PACKAGES.indexOf(current);
  const ordered = [...PACKAGES.slice(from + 1), ...PACKAGES.slice(0, from)];
  const fits = (name: string) => !cue || scenesOf(name).some(({ scene }) => scene === cue.scene);
  const next = ordered.find(fits);
  if (!next) {
    say(texts.noOtherPackage);
    return;
  }
  if (cue) void room.acts.act({ act: 'edit_preview', change: { package: next } });
  else preview(room, { package: next });
}

/** A score by hand is the one that is shown now, until the game data counts again. */
function toggleHand({ game: { game }, acts }: Omit<Room, 'run'>): void {
  const isByHand = game.byHand.score || game.byHand.sides;
  void acts.act({
    act: 'game',
    game: isByHand ? { act: 'release' } : { act: 'set_score', score: game.map.score },
  });
}
