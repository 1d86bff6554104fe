/** A player in search results and pickers. */
export interface FoundPlayer {
  readonly ID: string;
  readonly name: string;
  readonly photo?: string | null;
  readonly team?: { readonly name: string; readonly tag: string } | null;
}

/** The found player with the typed id. */
export function findById<P extends FoundPlayer>(typed: string, found: readonly P[]): P | null {
  return found.find((player) => player.ID === typed.trim()) ?? null;
}

/** `sable [NHR]` */
export function playerLabel({ name, team }: FoundPlayer): string {
  return team ? `${name} [${team.tag}]` : name;
}
