/** The acts of the control room: what operators and buttons can do, and what each needs looked up. */
import {
  InvalidParameter,
  MissingParameter,
  ObjectNotFound,
  ProductError,
} from '@mes/contract/errors';
import type { TeamStatistics } from '@mes/contract/statistics';
import type { StreamPlayer } from '@mes/contract/stream';
import {
  type OverlayOrder,
  type StreamCommand,
  StreamCommandSchema,
} from '@mes/contract/stream-control';
import type { Card, ControlCommand, ControlState, Speaker } from '@mes/domain/stream/control-state';
import { isScene } from '@mes/domain/stream/scenes';
import type { Db } from '../../../platform/database/database';
import { findReferences } from '../../players/service';
import { readStreamPlayer } from '../../profiles/players/service';
import { readStanding } from '../../ratings/standings/service';
import { readTeamStatistics } from '../../statistics/teams/service';
import { findTeam, toTeamReference } from '../../teams/service';
import { texts } from '../texts';

/** A change of what is on air, or an order that overlays carry out and that is not stored. */
export type ResolvedAct = { readonly state: ControlCommand } | { readonly order: OverlayOrder };

/** The flat fields of an address that a button calls. */
export interface ButtonInput {
  readonly act: ActName;
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

type ActName = StreamCommand['act'];
type ActOf<A extends ActName> = Extract<StreamCommand, { act: A }>;

interface ActDefinition<A extends ActName> {
  /** Looks up what the operator names. */
  resolve(db: Db, act: ActOf<A>, now: number): ResolvedAct | Promise<ResolvedAct>;
  /** Makes the act of the fields of a button; without it, the fields are the act. */
  fromButton?(input: ButtonInput, currentGroup: string | undefined): object;
}

const unchanged = { resolve: (_db: Db, act: ControlCommand): ResolvedAct => ({ state: act }) };

const ACTS: { readonly [A in ActName]: ActDefinition<A> } = {
  preview: {
    resolve: (_db, act) => ({ state: withKnownScene(act) }),
    fromButton: ({ act, ...input }, group) => ({ act, scene: sceneOf(input, group) }),
  },
  take: {
    resolve: (_db, act) => ({ state: withKnownScene(act) }),
    fromButton: ({ act, ...input }, group) =>
      input.scene === undefined ? { act } : { act, scene: sceneOf(input, group) },
  },
  lower_third: {
    resolve: async (db, act) => ({
      state: { ...act, speakers: await readSpeakers(db, act.speakers) },
    }),
    fromButton: ({ act, name, detail = '', player = null, seconds }) => ({
      act,
      speakers: [{ name, detail, player }],
      seconds,
    }),
  },
  interview: {
    resolve: async (db, act) => ({
      state: { ...act, speakers: await readSpeakers(db, act.speakers) },
    }),
  },
  info_card: {
    resolve: async (db, { act, seconds, ...named }, now) => ({
      state: { act, seconds, card: await readCard(db, named, now) },
    }),
  },
  reload: {
    resolve: (_db, { group, scene }) => ({ order: { order: 'reload', scene: { group, scene } } }),
    fromButton: ({ act, group, scene }) => ({ act, group, scene }),
  },
  read: { resolve: () => ({ order: { order: 'read' } }) },
  hide_lower_third: unchanged,
  hide_info_card: unchanged,
  countdown: unchanged,
  extend_countdown: unchanged,
  hold_countdown: unchanged,
  resume_countdown: unchanged,
  stop_countdown: unchanged,
  message: unchanged,
  clear_message: unchanged,
  focus: unchanged,
};

export async function resolveAct<A extends ActName = ActName>(
  db: Db,
  act: ActOf<A>,
  now: number,
): Promise<ResolvedAct> {
  return ACTS[act.act].resolve(db, act, now);
}

/** What the address leaves out is taken from what is on air. */
export function parseButton(input: ButtonInput, { program, preview }: ControlState): StreamCommand {
  const currentGroup = program?.group ?? preview?.group;
  const act = ACTS[input.act].fromButton?.(input, currentGroup) ?? input;
  const parsed = StreamCommandSchema.safeParse(act);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new MissingParameter(fieldOf(issue?.path ?? []));
}

function sceneOf(
  { group, scene, tournament = null, round = null }: Omit<ButtonInput, 'act'>,
  currentGroup: string | undefined,
) {
  return { group: group ?? currentGroup, scene, tournament, round };
}

/** The field of the address, which the operator knows, and not its place in the act. */
function fieldOf(path: readonly PropertyKey[]): string {
  return String(path.findLast((part) => typeof part === 'string') ?? 'act');
}

function withKnownScene<T extends { readonly scene?: { group: string; scene: string } }>(
  act: T,
): T {
  if (act.scene && !isScene(act.scene.group, act.scene.scene))
    throw new InvalidParameter('scene', texts.noSuchScene);
  return act;
}

/** With the players that they are. */
export async function readSpeakers(
  db: Db,
  named: readonly { name: string; detail: string; player: string | null }[],
): Promise<Speaker[]> {
  const known = await findReferences(
    db,
    named.flatMap(({ player }) => player ?? []),
  );
  return named.map(({ player, ...speaker }) => {
    const found = player === null ? null : known.get(player);
    if (found === undefined) throw new InvalidParameter('player', texts.noSuchPlayer);
    return { ...speaker, player: found };
  });
}

/** With what the site knows of the player or team. */
export async function readCard(
  db: Db,
  named: Omit<ActOf<'info_card'>, 'act' | 'seconds'>,
  now: number,
): Promise<Card> {
  const player =
    named.player === null
      ? null
      : await assertFound('player', readStreamPlayer(db, named.player, now));
  const team = named.team === null ? null : await assertFound('team', readCardTeam(db, named.team));
  const title = named.title || player?.name || team?.reference.name;
  if (!title) throw new MissingParameter('title');
  return {
    title,
    text: named.text,
    picture: null,
    player: player && { id: player.id, name: player.name, photo: player.photo },
    team: team?.reference ?? null,
    figures: named.figures ?? figuresOf(player, team),
  };
}

interface CardTeam {
  readonly reference: ReturnType<typeof toTeamReference>;
  readonly rank: number | null;
  readonly statistics: TeamStatistics;
}

async function readCardTeam(db: Db, teamName: string): Promise<CardTeam> {
  const row = await findTeam(db, teamName);
  const { rank } = await readStanding(db, { kind: 'team', subjectId: row.id });
  return {
    reference: toTeamReference(row),
    rank,
    statistics: await readTeamStatistics(db, { teamId: row.id }),
  };
}

async function assertFound<T>(field: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ObjectNotFound || (error instanceof ProductError && error.status === 404))
      throw new InvalidParameter(field, texts.noSuch(field));
    throw error;
  }
}

function figuresOf(player: StreamPlayer | null, team: CardTeam | null) {
  if (player) return playerFigures(player);
  if (!team) return [];
  const { wins, losses, mapWins, mapLosses } = team.statistics;
  return [
    ...(team.rank === null ? [] : [{ label: texts.figures.rank, value: `#${team.rank}` }]),
    { label: texts.figures.series, value: `${wins}–${losses}` },
    { label: texts.figures.maps, value: `${mapWins}–${mapLosses}` },
  ];
}

function playerFigures({ rank, statistics }: StreamPlayer) {
  const { rating, kills, deaths, maps } = statistics;
  return [
    ...(rating === null ? [] : [{ label: texts.figures.rating, value: rating.toFixed(2) }]),
    ...(deaths === 0
      ? []
      : [{ label: texts.figures.killsPerDeath, value: (kills / deaths).toFixed(2) }]),
    { label: texts.figures.maps, value: String(maps) },
    ...(rank === null ? [] : [{ label: texts.figures.rank, value: `#${rank}` }]),
  ];
}
