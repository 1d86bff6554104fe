/** Keeps the own account and team up to date on the page, whoever changed them. */
import { onAccountEvents } from '../../api/account-events';
import { queryClient } from '../../api/query-client';
import { createReadScheduler } from '../../api/read-scheduler';

/** What depends on the own account: its team, its invitations, and what the team may sign up for. */
const OWN_READS = [
  ['accounts'],
  ['personalHome'],
  ['teams', 'invitations'],
  ['pictureApproval', 'waiting'],
  ['tournaments', 'signup'],
  ['tournaments', 'requirements'],
  ['follows', 'list'],
] as const;

/** Messages and notifications have subscriptions of their own. */
const OWN_EVENT = /^(account|follow|player|team)\./;

/** The returned function unsubscribes. */
export function subscribeToAccount(): () => void {
  // When a team is disbanded all of its players receive the event at once.
  const scheduler = createReadScheduler(readAgain);
  const stop = onAccountEvents({
    '*': ({ type }) => {
      if (OWN_EVENT.test(type)) scheduler.schedule();
    },
    missed: readAgain,
  });
  return () => {
    stop();
    scheduler.stop();
  };
}

function readAgain(): void {
  for (const queryKey of OWN_READS) void queryClient.invalidateQueries({ queryKey });
}
