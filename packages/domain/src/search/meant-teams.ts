/** Which teams are meant by a text that may be only a part of a name. */

/** A shorter text is too often a part of something: only how a name begins counts. */
export const SHORTEST_PART = 3;

interface TeamNames {
  readonly name: string;
  readonly tag: string;
}

/** The team with this name, else the one with this tag, else all whose names contain the text. */
export function meantTeams<Team extends TeamNames>(typed: string, teams: readonly Team[]): Team[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const one =
    teams.find(({ name }) => name.toLowerCase() === text) ??
    teams.find(({ tag }) => tag.toLowerCase() === text);
  if (one) return [one];
  return teams.filter(({ name }) =>
    text.length < SHORTEST_PART
      ? name.toLowerCase().startsWith(text)
      : name.toLowerCase().includes(text),
  );
}
