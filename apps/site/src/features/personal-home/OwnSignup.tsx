import type { ReactNode } from 'react';
import { useCall } from '../../api/use-call';
import { Fit } from './Fit';

interface OwnSignupProps {
  tournamentId: string;
  /** For those who can sign up, or whose signup is not known. */
  otherwise: ReactNode;
}

/** How the own team stands to an open tournament: signed up, or why it cannot. */
export function OwnSignup({ tournamentId, otherwise }: OwnSignupProps) {
  const { data: home } = useCall('personalHome', 'get', {});
  const signup = home?.signups.find(({ tournament }) => tournament.id === tournamentId);
  if (!home?.team || !signup) return otherwise;
  const isSignedUp = signup.application !== null && signup.application !== 'withdrawn';
  if (!isSignedUp && signup.unmet.length === 0) return otherwise;
  return <Fit signup={signup} team={home.team} />;
}
