import type { Account } from '@mes/contract/accounts';
import type { PersonalHome as Home } from '@mes/contract/personal-home';
import { satisfies } from '@mes/domain/permissions/permissions';
import { lazy, Suspense } from 'react';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { Skeleton, SkeletonRows } from '../../components/states/Skeleton';
import { Invitations } from '../accounts/Invitations';
import { FollowedSoon } from '../matches/FollowedMatches';
import { MatchRows } from '../matches/MatchRows';
import { OwnBan } from '../moderation/OwnBan';
import { openStep, type useStepChoices } from './first-steps';
import { MyTeam } from './MyTeam';
import { NextMatch } from './NextMatch';
import { OpenSignups } from './OpenSignups';
import styles from './PersonalHome.module.css';
import { TaskList } from './TaskList';
import * as texts from './texts';
import { UnreadMessages } from './UnreadMessages';
import { usePersonalHome } from './use-personal-home';

/** Only for new people, until they have done or skipped them. */
const FirstSteps = lazy(() => import('./FirstSteps'));

/** Only for moderators. */
const StaffWork = lazy(() => import('./StaffWork'));

interface PersonalHomeProps {
  account: Account;
  steps: ReturnType<typeof useStepChoices>;
}

/** What waits for the account, the most urgent first. */
export function PersonalHome({ account, steps }: PersonalHomeProps) {
  const home = usePersonalHome();
  const open = openStep(account, steps.choices);
  const isModerator = satisfies(account.permissions, 'Moderator');
  return (
    <>
      {account.bannedFrom.includes('tournaments') && <OwnBan scopes={['tournaments']} />}
      {isModerator && (
        <Suspense fallback={<SkeletonRows rows={3} height={56} />}>
          <StaffWork />
        </Suspense>
      )}
      {open && (
        <Suspense fallback={<SkeletonRows rows={3} height={64} />}>
          <FirstSteps account={account} open={open} onLater={steps.skip} onOpen={steps.open} />
        </Suspense>
      )}
      <Loaded query={home} skeleton={<HomeSkeleton />}>
        {(data) => (
          <Parts home={data} account={account} isNew={open !== null} onStep={steps.open} />
        )}
      </Loaded>
    </>
  );
}

interface PartsProps {
  home: Home;
  account: Account;
  isNew: boolean;
  onStep: ReturnType<typeof useStepChoices>['open'];
}

function Parts({ home, account, isNew, onStep }: PartsProps) {
  const [next, ...later] = home.matches;
  const { team, signups, invitations, messages, tasks } = home;
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        {next && <NextMatch own={next} now={home.now} />}
        {!next && !isNew && (
          <Section title={texts.nextMatch}>
            <EmptyRow action={{ to: '/tournaments', label: texts.findTournament }}>
              {texts.noMatch}
            </EmptyRow>
          </Section>
        )}
        {later.length > 0 && (
          <Section title={texts.comingUp}>
            <MatchRows matches={later.map(({ match }) => match)} />
          </Section>
        )}
        {!isNew && <TaskList tasks={tasks} teamName={team?.name ?? null} onStep={onStep} />}
        <OpenSignups signups={signups} team={team} account={account} />
        <FollowedSoon />
      </div>
      <div className={styles.side}>
        <Invitations invitations={invitations} team={account.team} />
        <UnreadMessages messages={messages} />
        {team && <MyTeam team={team} accountId={account.id} />}
      </div>
    </div>
  );
}

function HomeSkeleton() {
  return (
    <div className={styles.grid}>
      <Skeleton height={392} />
      <SkeletonRows rows={6} height={56} />
    </div>
  );
}
