/** A player as a search finds them and a picker shows them. */
export interface FoundPlayer {
  readonly ID: string;
  readonly name: string;
  readonly photo?: string | null;
  readonly team?: { readonly name: string; readonly tag: string } | null;
}

/**
 * The player that was meant by typing: an id counts only if it is the id of somebody found, and so
 * does a name that only one of those found bears.
 */
export function meantPlayer<P extends FoundPlayer>(typed: string, found: readonly P[]): P | null {
  const text = typed.trim();
  if (text === '') return null;
  const byId = found.find((player) => player.ID === text);
  if (byId) return byId;
  const named = found.filter((player) => player.name.toLowerCase() === text.toLowerCase());
  return named.length === 1 ? named[0]! : null;
}

/** `sable [NHR]` */
export function playerLabel({ name, team }: FoundPlayer): string {
  return team ? `${name} [${team.tag}]` : name;
}
