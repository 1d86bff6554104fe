/** The groups of rows that the palette shows. Pure. */
import { interpolate } from '../../interpolate';
import type { RowGroup, SearchFact, SearchRow } from '../search/search-rows';
import * as texts from '../texts';
import {
  actionsFor,
  type CommandsInput,
  comesBefore,
  commandsFor,
  findCommands,
  type PaletteCommand,
  placesFor,
} from './commands';
import { goKeysOf } from './go-keys';
import type { RecentRow } from './recent';
import type { Scope } from './typed-text';

export interface PaletteRow {
  readonly id: string;
  readonly name: string;
  readonly detail: string | null;
  readonly fact: SearchFact | null;
  /** What was found, or what the palette itself offers. */
  readonly hit: RecentRow | null;
  readonly does: PaletteCommand['does'];
  /** The keys that do the same outside of the palette. */
  readonly keys: string | null;
}

export interface PaletteGroup {
  readonly label: string;
  readonly rows: readonly PaletteRow[];
  /** The kind that shows all of them, if there are more. */
  readonly all: { readonly scope: Scope; readonly label: string } | null;
}

interface GroupsInput {
  readonly scope: Scope;
  readonly text: string;
  readonly found: readonly RowGroup[];
  readonly recent: readonly RecentRow[];
  readonly commands: CommandsInput;
}

const COMMANDS_SHOWN = 3;
/** The most that one answer counts. */
const MOST_COUNTED = 20;

export function paletteGroups(input: GroupsInput): PaletteGroup[] {
  const { scope, text } = input;
  if (scope === 'actions') return commandGroups(input);
  if (text === '') return scope === 'all' ? groupsOfEmptyField(input) : [];
  const found = input.found.map((group) => foundGroup(group, scope));
  if (scope !== 'all') return found;
  const { commands, fit } = findCommands(commandsFor(input.commands), text);
  if (commands.length === 0) return found;
  const place = input.found.findIndex((group) => comesBefore(fit, group));
  const group: PaletteGroup = {
    label: texts.actions,
    rows: commands.slice(0, COMMANDS_SHOWN).map(commandRow),
    all:
      commands.length > COMMANDS_SHOWN
        ? { scope: 'actions', label: interpolate(texts.allOfKind, { total: commands.length }) }
        : null,
  };
  return found.toSpliced(place < 0 ? found.length : place, 0, group);
}

/** How many there are of a kind, as the row of kinds shows it; 20 stands for more. */
export function formatTotal(total: number): string {
  return total < MOST_COUNTED ? `${total}` : `${MOST_COUNTED}+`;
}

function groupsOfEmptyField({ recent, commands }: GroupsInput): PaletteGroup[] {
  return [
    { label: texts.dueNow, rows: commands.due.map(commandRow), all: null },
    { label: texts.recentlyOpened, rows: recent.map(recentRow), all: null },
    { label: texts.goTo, rows: placesFor(commands).map(commandRow), all: null },
    { label: texts.actions, rows: actionsFor(commands).map(commandRow), all: null },
  ].filter(({ rows }) => rows.length > 0);
}

function commandGroups({ text, commands }: GroupsInput): PaletteGroup[] {
  const found = findCommands(commandsFor(commands), text).commands;
  return found.length === 0
    ? []
    : [{ label: texts.actions, rows: found.map(commandRow), all: null }];
}

function foundGroup({ kind, label, rows, total }: RowGroup, scope: Scope): PaletteGroup {
  const hasMore = scope === 'all' && total > rows.length;
  return {
    label,
    rows: rows.map(foundRow),
    all: hasMore
      ? { scope: kind, label: interpolate(texts.allOfKind, { total: formatTotal(total) }) }
      : null,
  };
}

function foundRow(row: SearchRow): PaletteRow {
  const { id, name, detail, fact, to } = row;
  return { id, name, detail, fact, hit: row, does: { to }, keys: null };
}

function recentRow(row: RecentRow): PaletteRow {
  return {
    id: `recent-${row.id}`,
    name: row.name,
    detail: KIND_NAMES[row.kind],
    fact: null,
    hit: row,
    does: { to: row.to },
    keys: null,
  };
}

function commandRow({ id, name, detail, does }: PaletteCommand): PaletteRow {
  const keys = 'to' in does ? goKeysOf(does.to) : null;
  return { id, name, detail, fact: null, hit: null, does, keys };
}

/** Of one of them. */
const KIND_NAMES: Readonly<Record<RecentRow['kind'], string>> = {
  teams: texts.team,
  players: texts.player,
  tournaments: texts.tournament,
  matches: texts.match,
  articles: texts.article,
  clips: texts.clip,
};
