import { MES, type TeamNameException } from '@mes/contract/community';
import { displayName as shortName, specialNames } from '@mes/domain/names/display';

/** What the server puts into the page: who runs the broadcast. */
interface OverlayCommunity {
  readonly name: string;
  readonly teamNames: readonly TeamNameException[];
}

export const COMMUNITY = readCommunity();

const SPECIAL_NAMES = specialNames(COMMUNITY.teamNames);

/** The name of a team as scenes write it. */
export function displayName(team: Parameters<typeof shortName>[0]): string {
  return shortName(team, SPECIAL_NAMES);
}

/** Without a server, as in development and tests, the default. */
function readCommunity(): OverlayCommunity {
  const page = typeof document === 'undefined' ? null : document;
  const text = page?.getElementById('community')?.textContent;
  return text ? (JSON.parse(text) as OverlayCommunity) : MES;
}
