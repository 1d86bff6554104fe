/** Shows a person who is refused because of a ban which one it is. The notice is loaded when needed. */
import { ForbiddenError } from '@mes/contract/errors';
import { onFailure } from '../../api/failures';

const SUPPORT_PATH = /^\/app\/support(\/|$)/;

/** The returned function unsubscribes. */
export function subscribeToBanRefusals(): () => void {
  let isShowing = false;
  return onFailure(({ error }) => {
    if (!(error instanceof ForbiddenError) || typeof error.details.banned !== 'string') return;
    // The pages of support show the bans themselves.
    if (isShowing || SUPPORT_PATH.test(location.pathname)) return;
    isShowing = true;
    const { banned: scope, team } = error.details;
    void show(scope, typeof team === 'string' ? team : undefined)
      .catch(() => {})
      .finally(() => {
        isShowing = false;
      });
  });
}

async function show(scope: string, team?: string): Promise<void> {
  const { showBan, showTeamBan } = await import('./ban-notice');
  await (team === undefined ? showBan(scope) : showTeamBan(team));
}
