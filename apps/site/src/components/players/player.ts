/** A player as a search finds them and a picker shows them. */
export interface FoundPlayer {
  readonly ID: string;
  readonly name: string;
  readonly photo?: string | null;
  readonly team?: { readonly name: string; readonly tag: string } | null;
}

/** A typed id counts only if it is the id of somebody found. */
export function withId<P extends FoundPlayer>(typed: string, found: readonly P[]): P | null {
  return found.find((player) => player.ID === typed.trim()) ?? null;
}

/** `sable [NHR]` */
export function playerLabel({ name, team }: FoundPlayer): string {
  return team ? `${name} [${team.tag}]` : name;
}
