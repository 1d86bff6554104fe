import { parse } from '@mes/domain/tournament/name/tournament-name';

/** A tournament's name without region and stage: "Embers of Victory S4", "Pistol Tournament #2". */
export function eventName(tournament: string): string {
  const { name, season, stage } = parse(tournament);
  if (season > 0) return `${name} S${season}`;
  return stage?.startsWith('#') ? `${name} ${stage}` : name;
}
