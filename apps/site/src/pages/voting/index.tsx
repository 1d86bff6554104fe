import { satisfies } from '@mes/domain/permissions/permissions';
import { lazy, Suspense } from 'react';
import { usePermissions } from '../../api/account';
import { usePage } from '../../api/use-page';
import { Page } from '../../components/layout/Page';
import { Tabs } from '../../components/layout/Tabs';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Balance } from '../../features/voting/Balance';
import { Leaderboard } from '../../features/voting/Leaderboard';
import { OpenMatches } from '../../features/voting/OpenMatches';
import { votingPath } from '../../features/voting/paths';
import { Results } from '../../features/voting/Results';
import { pageOf, seasonOf, tabOf } from '../../features/voting/requests';
import { SeasonSelect } from '../../features/voting/SeasonSelect';
import { TopsFlops } from '../../features/voting/TopsFlops';
import * as texts from '../../features/voting/texts';
import { useVotingEvents } from '../../features/voting/use-voting';
import { useSearchParams } from '../../router/use-search-params';
import page from './index.page';

/** For those who are signed in. */
const OwnVotes = lazy(() => import('../../features/voting/OwnVotes'));
/** For staff. */
const Manage = lazy(() => import('../../features/voting/manage/Manage'));

export default function VotingPage() {
  const { open, decided, ranks, calls, users, seasons } = usePage(page);
  const [search] = useSearchParams();
  useVotingEvents();
  const tab = tabOf(search);
  const season = seasonOf(search);
  const isStaff = satisfies(usePermissions(), 'Moderator');
  const tabs = [
    { id: 'matches', label: texts.matches, to: votingPath() },
    { id: 'leaderboard', label: texts.leaderboard, to: votingPath({ show: 'leaderboard' }) },
    { id: 'mine', label: texts.myVotes, to: votingPath({ show: 'mine' }) },
    ...(isStaff ? [{ id: 'manage', label: texts.manage, to: votingPath({ show: 'manage' }) }] : []),
  ];
  return (
    <Page title={texts.matchVoting} lead={texts.lead}>
      <Balance />
      <Tabs label={texts.tabs} tabs={tabs} value={tab} />
      {open && <OpenMatches matches={open} />}
      {decided && <Results initial={decided} />}
      {ranks && users && calls && seasons && (
        <>
          <SeasonSelect seasons={seasons.data} value={season} show="leaderboard" />
          <Leaderboard
            ranks={ranks}
            users={users}
            season={season}
            page={pageOf(search)}
            linkTo={(next) => votingPath({ show: 'leaderboard', season, page: next })}
          />
          <TopsFlops calls={calls} />
        </>
      )}
      <Suspense fallback={<SkeletonRows rows={4} height={80} />}>
        {tab === 'mine' && <OwnVotes seasons={seasons?.data} season={season} />}
        {tab === 'manage' && <Manage />}
      </Suspense>
    </Page>
  );
}
