/** Keeps what the page shows of the own account and team up to date, whoever changed it. */
import { onAccountEvents } from '../../api/account-events';
import { queries } from '../../api/queries';
import { spreadReads } from '../../api/spread-reads';

/** What depends on the own account: its team, its invitations, and what the team may sign up for. */
const OWN_READS = [
  ['accounts'],
  ['teams', 'invitations'],
  ['tournaments', 'signup'],
  ['tournaments', 'requirements'],
] as const;

/** Messages and notifications are followed by their own features. */
const OWN_EVENT = /^(account|player|team)\./;

/** The function returned stops it. */
export function followAccount(): () => void {
  // A team that is disbanded tells all of its players at once.
  const spread = spreadReads(readAgain);
  const stop = onAccountEvents({
    '*': ({ type }) => {
      if (OWN_EVENT.test(type)) spread.heard();
    },
    missed: readAgain,
  });
  return () => {
    stop();
    spread.stop();
  };
}

function readAgain(): void {
  for (const queryKey of OWN_READS) void queries.invalidateQueries({ queryKey });
}
