import type { ListedTournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import type { ReactNode } from 'react';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { ShareBar } from '../../../components/charts/ShareBar';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import { Money } from '../../../components/text/Money';
import { remainingTime } from '../../../components/text/remaining-time';
import { Time } from '../../../components/text/Time';
import { useNow } from '../../../components/text/use-now';
import { interpolate } from '../../../interpolate';
import { useZone } from '../../../ssr/hydration';
import { FollowStar } from '../../follows/FollowButton';
import { datesOf, STATE_LABELS } from '../labels';
import * as texts from '../texts';
import styles from './SignupRows.module.css';

/** What stands in place of the button for an account, or null for visitors. */
export type OwnSignupSlot =
  | ((tournament: ListedTournament, otherwise: ReactNode) => ReactNode)
  | null;

interface SignupRowsProps {
  tournaments: readonly ListedTournament[];
  ownSignup: OwnSignupSlot;
}

/** Tournaments that have not started: until when to sign up, how full they are, and the way in. */
export function SignupRows({ tournaments, ownSignup }: SignupRowsProps) {
  return (
    <Panel>
      <ul className={styles.list}>
        {tournaments.map((tournament) => (
          <li key={tournament.id}>
            <Row tournament={tournament} ownSignup={ownSignup} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  tournament: ListedTournament;
  ownSignup: OwnSignupSlot;
}

function Row({ tournament, ownSignup }: RowProps) {
  const { id, name, region, startsAt, endsAt, prizePool, state } = tournament;
  const zone = useZone();
  return (
    <div className={styles.row} data-tournament={skinFor(tournament) ?? undefined}>
      <i className={styles.edge} />
      <div className={styles.name}>
        <AppLink to={pathOf(id)} className={styles.link}>
          {name}
        </AppLink>
        <span className={styles.small}>
          {interpolate(texts.startsOn, { dates: datesOf(startsAt, endsAt, zone) })}, {region}
        </span>
      </div>
      <div className={styles.when}>
        <Signup tournament={tournament} />
      </div>
      <Places tournament={tournament} />
      <span className={styles.prize}>{prizePool > 0 && <Money cents={prizePool} />}</span>
      <div className={styles.action}>
        {state === 'signup_open' ? (
          <Action tournament={tournament} ownSignup={ownSignup} />
        ) : (
          <Chip>{STATE_LABELS[state]}</Chip>
        )}
        <FollowStar subject={{ kind: 'tournament', id, name }} />
      </div>
    </div>
  );
}

function pathOf(id: string): string {
  return `/tournament/${encodeURIComponent(id)}`;
}

/** When signup opens or closes, and in how long. */
function Signup({ tournament: { state, signup } }: { tournament: ListedTournament }) {
  const now = useNow(60_000);
  if (state !== 'signup_open' && state !== 'announced') return null;
  const at = state === 'signup_open' ? signup.close : signup.open;
  if (at === null)
    return (
      <span className={styles.small}>
        {state === 'signup_open' ? texts.noClosing : texts.signupNotDated}
      </span>
    );
  const left = remainingTime(at, now);
  return (
    <>
      <span>
        {state === 'signup_open' ? texts.signupCloses : texts.signupOpens}{' '}
        <Time at={at} show="date" />
      </span>
      <span className={styles.small}>
        {left !== null && interpolate(texts.inTime, { time: left })}
      </span>
    </>
  );
}

/** `9 of 16 teams` */
function Places({ tournament: { registered, signup } }: { tournament: ListedTournament }) {
  if (signup.teams === null)
    return (
      <div className={styles.places}>{interpolate(texts.teamCount, { teams: registered })}</div>
    );
  return (
    <div className={styles.places}>
      {interpolate(texts.placesTaken, { registered, teams: signup.teams })}
      <ShareBar
        share={registered / signup.teams}
        tone="accent"
        size="thin"
        className={styles.bar}
      />
    </div>
  );
}

function Action({ tournament, ownSignup }: RowProps) {
  const { id, name } = tournament;
  const signUp = (
    <Button
      size="sm"
      variant="quiet"
      to={pathOf(id)}
      aria-label={interpolate(texts.signUpFor, { name })}
    >
      {texts.signUp}
    </Button>
  );
  return ownSignup ? ownSignup(tournament, signUp) : signUp;
}
