/** Whom a cue can be about: the teams and players of its match, by name. */
import type { Cue } from '@mes/contract/show-schemas';
import type { StreamMatch } from '@mes/contract/stream';

type Focus = Cue['focus'];

export interface FocusChoice {
  readonly name: string;
  readonly focus: Focus;
}

const NOBODY: Focus = { team: null, player: null, player2: null };
const BETWEEN = ' – ';

export function focusChoices(match: StreamMatch | null): FocusChoice[] {
  if (!match) return [];
  const teams = [match.teamA, match.teamB].filter((team) => team !== null);
  const players = [...match.lineups.A, ...match.lineups.B];
  return [
    ...teams.map(({ name }) => ({ name, focus: { ...NOBODY, team: name } })),
    ...players.map(({ id, name }) => ({ name, focus: { ...NOBODY, player: id } })),
  ];
}

/** `Nova`, `sable`, `sable – quill`; nobody for an empty text, null where a name is not known. */
export function parseFocus(text: string, choices: readonly FocusChoice[]): Focus | null {
  if (text.trim() === '') return NOBODY;
  const [one, two] = text.split(/\s+[–-]\s+/).map((name) => find(name, choices));
  if (!one) return null;
  if (two === undefined) return one;
  return two?.player && one.player ? { ...one, player2: two.player } : null;
}

export function focusText(
  { team, player, player2 }: Focus,
  choices: readonly FocusChoice[],
): string {
  const nameOf = (id: string) => choices.find(({ focus }) => focus.player === id)?.name ?? id;
  if (player) return [player, player2].flatMap((id) => (id ? [nameOf(id)] : [])).join(BETWEEN);
  return team ?? '';
}

function find(name: string, choices: readonly FocusChoice[]): Focus | null {
  const wanted = name.trim().toLowerCase();
  const exact = choices.find((choice) => choice.name.toLowerCase() === wanted);
  const starting = choices.filter((choice) => choice.name.toLowerCase().startsWith(wanted));
  return exact?.focus ?? (starting.length === 1 ? starting[0]!.focus : null);
}
