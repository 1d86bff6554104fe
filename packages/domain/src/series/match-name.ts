interface NamedMatch {
  readonly teamA: { readonly name: string } | null;
  readonly teamB: { readonly name: string } | null;
  readonly round: string | null;
  readonly tournament: { readonly name: string } | null;
}

/** `Night Harbor vs TBD`; while neither team is known, what people call it: `Grand Final, Worlds`. */
export function matchName({ teamA, teamB, round, tournament }: NamedMatch): string {
  const place = [round, tournament?.name].filter(Boolean).join(', ');
  if (!teamA && !teamB && place !== '') return place;
  return `${teamA?.name ?? 'TBD'} vs ${teamB?.name ?? 'TBD'}`;
}
