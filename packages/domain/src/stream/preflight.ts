import { LONGEST_DISPLAY_NAME, nameSize } from '../names/display';
import type { BestOf } from '../series/best-of';

/** What should be looked at before going on air, worst first. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** Whom or what it is about: a team, a player, a scene. */
  readonly about: string;
  readonly text: string;
}

export interface PreflightFacts {
  readonly teams: readonly TeamFacts[];
  /** Null where the configuration names none. */
  readonly tournament: { readonly name: string; readonly found: boolean } | null;
  readonly bestOf: BestOf;
  readonly maps: number;
  readonly followsSeries: boolean;
  readonly isRehearsal: boolean;
  readonly overlays: readonly OverlayFacts[];
}

interface TeamFacts {
  /** As the configuration names it; empty for none. */
  readonly name: string;
  readonly found: {
    readonly displayName: string;
    readonly hasLogo: boolean;
    readonly players: readonly { readonly name: string; readonly hasPhoto: boolean }[];
  } | null;
}

interface OverlayFacts {
  readonly scene: string;
  readonly isOutdated: boolean;
}

const FULL_TEAM = 5;

export function preflight(facts: PreflightFacts): Finding[] {
  const { tournament, teams, overlays } = facts;
  const findings = [
    ...(tournament ? [] : [error('Tournament', 'No tournament is named.')]),
    ...(tournament && !tournament.found
      ? [error(tournament.name, 'There is no such tournament: its scenes stay empty.')]
      : []),
    ...teams.flatMap(aboutTeam),
    ...aboutMaps(facts),
    ...aboutOverlays(overlays),
    ...(facts.isRehearsal ? [warning('Rehearsal', 'The rehearsal is still running.')] : []),
  ];
  return findings.sort((one, other) => weight(one) - weight(other));
}

function aboutTeam({ name, found }: TeamFacts, index: number): Finding[] {
  if (name === '') return [error(`Team ${index + 1}`, 'No team is named.')];
  if (!found) return [error(name, 'The site knows no team of this name: no logo, no players.')];
  const { displayName, hasLogo, players } = found;
  const faceless = players.filter(({ hasPhoto }) => !hasPhoto).map((player) => player.name);
  return [
    ...(hasLogo ? [] : [warning(name, 'It has no logo: scenes draw its emblem.')]),
    ...aboutName(name, displayName),
    ...(players.length < FULL_TEAM
      ? [warning(name, `It has only ${players.length} players.`)]
      : []),
    ...(faceless.length > 0 ? [warning(name, `Without a photo: ${faceless.join(', ')}.`)] : []),
  ];
}

function aboutName(name: string, shown: string): Finding[] {
  if (shown.length > LONGEST_DISPLAY_NAME)
    return [warning(name, `${shown} is too long: look at the scenes that show it.`)];
  if (nameSize(shown) === 'xl')
    return [warning(name, `${shown} is written in the narrowest letters.`)];
  return [];
}

function aboutMaps({ followsSeries, maps, bestOf }: PreflightFacts): Finding[] {
  if (maps === 0 && !followsSeries)
    return [warning('Maps', 'No maps are named, and no series is followed that would name them.')];
  if (maps > bestOf) return [error('Maps', `There are ${maps} maps in a best of ${bestOf}.`)];
  return [];
}

function aboutOverlays(overlays: readonly OverlayFacts[]): Finding[] {
  if (overlays.length === 0) return [error('Overlays', 'No overlay is connected.')];
  const outdated = overlays.filter(({ isOutdated }) => isOutdated).map(({ scene }) => scene);
  return [...new Set(outdated)].map((scene) =>
    warning(scene, 'It shows an older version until it is off air.'),
  );
}

function weight({ level }: Finding): number {
  return level === 'error' ? 0 : 1;
}

function error(about: string, text: string): Finding {
  return { level: 'error', about, text };
}

function warning(about: string, text: string): Finding {
  return { level: 'warning', about, text };
}
