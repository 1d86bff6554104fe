/** What operators ask for, with everything looked up that they name. */
import {
  InvalidParameter,
  MissingParameter,
  ObjectNotFound,
  ProductError,
} from '@mes/contract/errors';
import type { TeamStatistics } from '@mes/contract/statistics';
import type { StreamPlayer } from '@mes/contract/stream';
import { type OverlayOrder, type StreamAct, StreamActSchema } from '@mes/contract/stream-control';
import type { Act, ControlState, Speaker } from '@mes/domain/stream/directing';
import { isScene } from '@mes/domain/stream/scenes';
import type { Db } from '../../platform/database/database';
import { references } from '../players/service';
import { streamPlayer } from '../profiles/service';
import { readStanding } from '../ratings/standings/service';
import { readTeamStatistics } from '../statistics/teams/service';
import { find, teamReference } from '../teams/service';

/** Something to remember, or an order that overlays carry out and forget. */
export type Resolved = { readonly state: Act } | { readonly order: OverlayOrder };

export async function resolve(db: Db, act: StreamAct, now: number): Promise<Resolved> {
  switch (act.act) {
    case 'preview':
    case 'take':
      if (act.scene) assertScene(act.scene);
      return { state: act };
    case 'lower_third':
    case 'interview':
      return { state: { ...act, speakers: await speakersOf(db, act.speakers) } };
    case 'info_card':
      return { state: await cardOf(db, act, now) };
    case 'reload':
      return { order: { order: 'reload', scene: { group: act.group, scene: act.scene } } };
    case 'read':
      return { order: { order: 'read' } };
    case 'hide_lower_third':
    case 'hide_info_card':
    case 'countdown':
    case 'extend_countdown':
    case 'hold_countdown':
    case 'resume_countdown':
    case 'stop_countdown':
    case 'message':
    case 'clear_message':
    case 'focus':
      return { state: act };
  }
}

export interface Pressed {
  readonly act: StreamAct['act'];
  readonly group?: string;
  readonly scene?: string;
  readonly tournament?: string;
  readonly round?: string;
  readonly name?: string;
  readonly detail?: string;
  readonly player?: string;
  readonly seconds?: number;
  readonly [field: string]: unknown;
}

/** An address has only flat fields; what it leaves out is taken from what is on air. */
export function actOf(pressed: Pressed, { program, preview }: ControlState): StreamAct {
  const parsed = StreamActSchema.safeParse(shaped(pressed, program?.group ?? preview?.group));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new MissingParameter(fieldOf(issue?.path ?? []));
}

function shaped(pressed: Pressed, usualGroup: string | undefined): object {
  const { act, group = usualGroup, scene, tournament = null, round = null } = pressed;
  switch (act) {
    case 'preview':
      return { act, scene: { group, scene, tournament, round } };
    case 'take':
      return scene === undefined ? { act } : { act, scene: { group, scene, tournament, round } };
    case 'lower_third': {
      const { name, detail = '', player = null, seconds } = pressed;
      return { act, speakers: [{ name, detail, player }], seconds };
    }
    case 'reload':
      return { act, group: pressed.group, scene };
    case 'info_card':
    case 'interview':
    case 'read':
    case 'hide_lower_third':
    case 'hide_info_card':
    case 'countdown':
    case 'extend_countdown':
    case 'hold_countdown':
    case 'resume_countdown':
    case 'stop_countdown':
    case 'message':
    case 'clear_message':
    case 'focus':
      return pressed;
  }
}

/** People know the fields of the address, not the places where they end up. */
function fieldOf(path: readonly PropertyKey[]): string {
  return String(path.findLast((part) => typeof part === 'string') ?? 'act');
}

function assertScene({ group, scene }: { group: string; scene: string }): void {
  if (!isScene(group, scene)) throw new InvalidParameter('scene', 'There is no such scene.');
}

async function speakersOf(
  db: Db,
  named: readonly { name: string; detail: string; player: string | null }[],
): Promise<Speaker[]> {
  const known = await references(
    db,
    named.flatMap(({ player }) => player ?? []),
  );
  return named.map(({ player, ...speaker }) => {
    const found = player === null ? null : known.get(player);
    if (found === undefined) throw new InvalidParameter('player', 'There is no such player.');
    return { ...speaker, player: found };
  });
}

async function cardOf(
  db: Db,
  act: Extract<StreamAct, { act: 'info_card' }>,
  now: number,
): Promise<Act> {
  const player =
    act.player === null ? null : await named('player', streamPlayer(db, act.player, now));
  const team = act.team === null ? null : await named('team', teamOf(db, act.team));
  const title = act.title || player?.name || team?.shown.name;
  if (!title) throw new MissingParameter('title');
  return {
    act: 'info_card',
    seconds: act.seconds,
    card: {
      title,
      text: act.text,
      picture: null,
      player: player && { id: player.id, name: player.name, photo: player.photo },
      team: team?.shown ?? null,
      figures: act.figures ?? figuresOf(player, team),
    },
  };
}

interface CardTeam {
  readonly shown: ReturnType<typeof teamReference>;
  readonly rank: number | null;
  readonly statistics: TeamStatistics;
}

async function teamOf(db: Db, name: string): Promise<CardTeam> {
  const row = await find(db, name);
  const { rank } = await readStanding(db, { kind: 'team', subjectId: row.id });
  return {
    shown: teamReference(row),
    rank,
    statistics: await readTeamStatistics(db, { teamId: row.id }),
  };
}

async function named<T>(field: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ObjectNotFound || (error instanceof ProductError && error.status === 404))
      throw new InvalidParameter(field, `There is no such ${field}.`);
    throw error;
  }
}

function figuresOf(player: StreamPlayer | null, team: CardTeam | null) {
  if (player) return playerFigures(player);
  if (!team) return [];
  const { wins, losses, mapWins, mapLosses } = team.statistics;
  return [
    ...(team.rank === null ? [] : [{ label: 'Rank', value: `#${team.rank}` }]),
    { label: 'Series', value: `${wins}–${losses}` },
    { label: 'Maps', value: `${mapWins}–${mapLosses}` },
  ];
}

function playerFigures({ rank, statistics }: StreamPlayer) {
  const { rating, kills, deaths, maps } = statistics;
  return [
    ...(rating === null ? [] : [{ label: 'Rating', value: rating.toFixed(2) }]),
    ...(deaths === 0 ? [] : [{ label: 'K/D', value: (kills / deaths).toFixed(2) }]),
    { label: 'Maps', value: String(maps) },
    ...(rank === null ? [] : [{ label: 'Rank', value: `#${rank}` }]),
  ];
}
