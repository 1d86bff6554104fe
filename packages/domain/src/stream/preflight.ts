import { MAX_DISPLAY_NAME, nameSize } from '../names/display';
import type { BestOf } from '../series/best-of';
import { findSceneGroup, isScene } from './scenes';

/** A problem to look at before going on air. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** The team, player or scene that it is about. */
  readonly about: string;
  readonly text: string;
}

export interface PreflightFacts {
  readonly teams: readonly TeamFacts[];
  /** Null if the configuration has none. */
  readonly tournament: {
    readonly name: string;
    readonly found: boolean;
    /** The group of scenes that has its look. */
    readonly group: string;
  } | null;
  readonly bestOf: BestOf;
  readonly maps: number;
  readonly followsSeries: boolean;
  /** The series that was followed was deleted. */
  readonly isMatchDeleted: boolean;
  readonly isRehearsal: boolean;
  readonly overlays: readonly OverlayFacts[];
}

interface TeamFacts {
  /** The name in the configuration; empty for none. */
  readonly name: string;
  readonly found: {
    readonly displayName: string;
    readonly hasLogo: boolean;
    readonly players: readonly { readonly name: string; readonly hasPhoto: boolean }[];
  } | null;
}

interface OverlayFacts {
  /** `embers-s3/versus`, or the name of an output that follows the show. */
  readonly scene: string;
  readonly isOutdated: boolean;
}

const FULL_TEAM = 5;

/** Errors first. */
export function preflight(facts: PreflightFacts): Finding[] {
  const { tournament, teams, overlays } = facts;
  const findings = [
    ...(tournament ? [] : [error('Tournament', 'No tournament is named.')]),
    ...(tournament && !tournament.found
      ? [error(tournament.name, 'There is no such tournament: its scenes stay empty.')]
      : []),
    ...(facts.isMatchDeleted
      ? [error('Match', 'The match that the stream followed was deleted.')]
      : []),
    ...teams.flatMap(teamFindings),
    ...mapFindings(facts),
    ...overlayFindings(overlays),
    ...lookFindings(facts),
    ...(facts.isRehearsal ? [warning('Rehearsal', 'The rehearsal is still running.')] : []),
  ];
  return findings.sort((a, b) => severity(a) - severity(b));
}

function teamFindings({ name, found }: TeamFacts, index: number): Finding[] {
  if (name === '') return [error(`Team ${index + 1}`, 'No team is named.')];
  if (!found) return [error(name, 'The site knows no team of this name: no logo, no players.')];
  const { displayName, hasLogo, players } = found;
  const withoutPhoto = players.filter(({ hasPhoto }) => !hasPhoto).map((player) => player.name);
  return [
    ...(hasLogo ? [] : [warning(name, 'It has no logo: scenes draw its emblem.')]),
    ...nameFindings(name, displayName),
    ...(players.length < FULL_TEAM
      ? [warning(name, `It has only ${players.length} players.`)]
      : []),
    ...(withoutPhoto.length > 0
      ? [warning(name, `Without a photo: ${withoutPhoto.join(', ')}.`)]
      : []),
  ];
}

function nameFindings(name: string, displayedName: string): Finding[] {
  if (displayedName.length > MAX_DISPLAY_NAME)
    return [warning(name, `${displayedName} is too long: look at the scenes that show it.`)];
  if (nameSize(displayedName) === 'xl')
    return [warning(name, `${displayedName} is written in the narrowest letters.`)];
  return [];
}

function mapFindings({ followsSeries, maps, bestOf }: PreflightFacts): Finding[] {
  if (maps === 0 && !followsSeries)
    return [warning('Maps', 'No maps are named, and no series is followed that would name them.')];
  if (maps > bestOf) return [error('Maps', `There are ${maps} maps in a best of ${bestOf}.`)];
  return [];
}

function overlayFindings(overlays: readonly OverlayFacts[]): Finding[] {
  if (overlays.length === 0) return [error('Overlays', 'No overlay is connected.')];
  const outdated = overlays.filter(({ isOutdated }) => isOutdated).map(({ scene }) => scene);
  return [...new Set(outdated)].map((scene) =>
    warning(scene, 'It shows an older version until it is off air.'),
  );
}

/** A source of one scene keeps the look of its address, whatever tournament is on air. */
function lookFindings({ tournament, overlays }: PreflightFacts): Finding[] {
  if (!tournament) return [];
  const own = findSceneGroup(tournament.group);
  const misfits = overlays.filter(({ scene: address }) => {
    const [group = '', scene = ''] = address.split('/');
    const shown = findSceneGroup(group);
    return shown && shown.package !== own?.package && isScene(tournament.group, scene);
  });
  return [...new Set(misfits.map(({ scene }) => scene))].map((scene) =>
    warning(scene, `It has another look: ${tournament.name} has the package ${own?.shortName}.`),
  );
}

function severity({ level }: Finding): number {
  return level === 'error' ? 0 : 1;
}

function error(about: string, text: string): Finding {
  return { level: 'error', about, text };
}

function warning(about: string, text: string): Finding {
  return { level: 'warning', about, text };
}
