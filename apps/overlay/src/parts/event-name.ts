import { parse } from '@mes/domain/tournament-name/tournament-name';

/** A tournament's name without region and stage: "Embers of Victory S4". */
export function eventName(tournament: string): string {
  const { name, season } = parse(tournament);
  return season > 0 ? `${name} S${season}` : name;
}
