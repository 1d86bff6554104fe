/** Whether this machine gets what scenes draw; the server cannot know. */
import type { StreamTeam } from '@mes/contract/stream';
import type { PreflightFinding } from '@mes/contract/stream-desk';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

interface Teams {
  readonly normTeam1: StreamTeam | null;
  readonly normTeam2: StreamTeam | null;
}

const ANSWERED_WITHIN_MS = 8_000;
const CALLS = ['/api/stream/configuration', '/api/stream/configuration/cache/teamInfo'];

export async function unreachableSources(teams: Teams | undefined): Promise<PreflightFinding[]> {
  const known = [teams?.normTeam1, teams?.normTeam2].filter((team) => team != null);
  const pictures = known.flatMap(({ name, logo, players }) => [
    ...(logo ? [{ about: name, url: logo.url }] : []),
    ...players.flatMap((player) =>
      player.photo === null ? [] : [{ about: player.name, url: player.photo }],
    ),
  ]);
  const sources = [...CALLS.map((url) => ({ about: url, url })), ...pictures];
  const found = await Promise.all(
    sources.map(
      async ({ about, url }): Promise<PreflightFinding[]> =>
        (await answers(url))
          ? []
          : [{ level: 'error', about, text: interpolate(texts.pictureDoesNotLoad, { url }) }],
    ),
  );
  return found.flat();
}

async function answers(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    return (await fetch(url, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
