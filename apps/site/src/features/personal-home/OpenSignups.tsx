import type { Account } from '@mes/contract/accounts';
import type { OpenSignup, OwnTeam } from '@mes/contract/personal-home';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { lazy, Suspense } from 'react';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { teamPath } from '../../components/pictures/team-path';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Money } from '../../components/text/Money';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { Fit } from './Fit';
import styles from './Rows.module.css';
import * as texts from './texts';

/** With the dialog of the roster, for leaders alone. */
const SignUp = lazy(() => import('./SignUp'));

interface OpenSignupsProps {
  signups: readonly OpenSignup[];
  team: OwnTeam | null;
  account: Account;
}

/** Tournaments that the team fits, or misses by one thing, which the button then leads to. */
export function OpenSignups({ signups, team, account }: OpenSignupsProps) {
  return (
    <Section
      id="signups"
      title={texts.openSignups}
      more={{ to: '/tournaments', label: texts.allTournaments }}
    >
      {signups.length === 0 ? (
        <EmptyRow action={{ to: '/tournaments', label: texts.allTournaments }}>
          {texts.noSignups}
        </EmptyRow>
      ) : (
        <Panel>
          <ul className={styles.list}>
            {signups.map((signup) => (
              <li key={signup.tournament.id}>
                <SignupRow signup={signup} team={team} account={account} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Section>
  );
}

type RowProps = Omit<OpenSignupsProps, 'signups'> & { signup: OpenSignup };

function SignupRow({ signup, team, account }: RowProps) {
  const { tournament, teams, close } = signup;
  const { id, name, startsAt, prizePool, registered } = tournament;
  return (
    <div
      className={classNames(styles.row, styles.signup)}
      data-tournament={skinFor(tournament) ?? undefined}
    >
      <i className={styles.edge} />
      <span className={styles.text}>
        <b>
          <AppLink to={`/tournament/${encodeURIComponent(id)}`}>{name}</AppLink>
        </b>
        <span className={styles.small}>
          {close === null ? (
            texts.noClosing
          ) : (
            <>
              {texts.signupCloses} <Time at={close} show="date" />
            </>
          )}
          {startsAt !== null && (
            <>
              , {texts.starts} <Time at={startsAt} show="date" />
            </>
          )}
          {prizePool > 0 && (
            <>
              , <Money cents={prizePool} />
            </>
          )}
          {', '}
          {teams === null
            ? interpolate(texts.teamsCount, { registered })
            : interpolate(texts.teamsOfLimit, { registered, teams })}
        </span>
      </span>
      <Fit signup={signup} team={team} />
      <SignupAction signup={signup} team={team} account={account} />
    </div>
  );
}

/** Sign up is for leaders; where something is missing, the way to it. */
function SignupAction({ signup, team, account }: RowProps) {
  const { tournament, unmet, application } = signup;
  const path = `/tournament/${encodeURIComponent(tournament.id)}`;
  if (!team || (application !== null && application !== 'withdrawn'))
    return (
      <Button size="sm" variant="quiet" to={path}>
        {texts.showTournament}
      </Button>
    );
  if (!team.isLeader)
    return team.leader ? (
      <Button size="sm" variant="quiet" to={`/messages/${encodeURIComponent(team.leader.id)}`}>
        {texts.askLeader}
      </Button>
    ) : null;
  const [missing] = unmet;
  if (!missing)
    return (
      <Suspense
        fallback={
          <Button size="sm" variant="quiet" loading>
            {texts.signUp}
          </Button>
        }
      >
        <SignUp tournament={tournament} account={account} />
      </Suspense>
    );
  if (missing.kind === 'rules')
    return (
      <Button size="sm" variant="quiet" to={path}>
        {texts.readRules}
      </Button>
    );
  if (missing.kind === 'roster_size' || missing.kind === 'game_ids')
    return (
      <Button size="sm" variant="quiet" to={teamPath(team.name)}>
        {texts.manageTeam}
      </Button>
    );
  return (
    <Button size="sm" variant="quiet" to={path}>
      {texts.showTournament}
    </Button>
  );
}
