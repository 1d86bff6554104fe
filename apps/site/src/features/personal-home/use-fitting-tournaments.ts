import { useCall } from '../../api/use-call';

/** The open tournaments that the own team can sign up for or has, by id; null without a team. */
export function useFittingTournaments(signedIn: boolean): ReadonlySet<string> | null {
  const { data: home } = useCall('personalHome', 'get', {}, { enabled: signedIn });
  if (!signedIn || !home?.team) return null;
  const fitting = home.signups.filter(
    ({ unmet, application }) =>
      unmet.length === 0 || (application !== null && application !== 'withdrawn'),
  );
  return new Set(fitting.map(({ tournament }) => tournament.id));
}
