import type { Page } from '@mes/contract/define';
import type { VotingRank } from '@mes/contract/voting-schemas';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import { useAccount } from '../../api/account';
import { useCall } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Pager } from '../../components/lists/Pager';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { formatPercent } from '../../components/text/format-percent';
import { interpolate } from '../../interpolate';
import styles from './Leaderboard.module.css';
import { ROWS } from './requests';
import * as texts from './texts';

const COLUMNS: readonly Column<VotingRank>[] = [
  { id: 'rank', header: texts.rank, width: 72, cell: ({ rank }) => <RankBadge rank={rank} /> },
  { id: 'player', header: texts.voter, cell: ({ player }) => <Voter player={player} /> },
  { id: 'votes', header: texts.votesCount, numeric: true, cell: ({ votes }) => votes },
  {
    id: 'correct',
    header: texts.correct,
    numeric: true,
    cell: ({ votes, correct }) => formatPercent(correct / votes),
  },
  {
    id: 'points',
    header: texts.points,
    numeric: true,
    key: true,
    cell: ({ points }) => points.toLocaleString('en'),
  },
];

interface LeaderboardProps {
  ranks: QueryLike<Page<VotingRank[]>>;
  users: QueryLike<{ total: number }>;
  /** From 1, as the list counts. */
  page: number;
  season: number | undefined;
  linkTo: (page: number) => string;
}

export function Leaderboard({ ranks, users, page, season, linkTo }: LeaderboardProps) {
  const ownId = useAccount()?.id;
  const total = users.data?.total;
  return (
    <Section
      title={texts.leaderboard}
      more={
        total !== undefined && (
          <span>
            {total === 1
              ? texts.oneVoter
              : interpolate(texts.voters, { count: total.toLocaleString('en') })}
          </span>
        )
      }
    >
      <OwnRank season={season} />
      <Loaded
        query={ranks}
        skeleton={<SkeletonRows rows={ROWS} height={44} />}
        empty={<EmptyRow>{texts.nobodyRanked}</EmptyRow>}
      >
        {({ data, total: ranked }) => (
          <div className={styles.pages}>
            <Panel>
              <DataTable
                caption={texts.votersByPoints}
                columns={COLUMNS}
                rows={data}
                rowKey={({ player }) => player.id}
                mark={({ player }) => (player.id === ownId ? 'selected' : undefined)}
              />
            </Panel>
            <Pager
              label={texts.leaderboard}
              page={page - 1}
              pages={Math.ceil(ranked / ROWS)}
              linkTo={(next) => linkTo(next + 1)}
            />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

function OwnRank({ season }: { season: number | undefined }) {
  const isSignedIn = useAccount() !== null;
  const { data } = useCall('voting', 'ownRecord', { season }, { enabled: isSignedIn });
  if (!isSignedIn || !data) return null;
  const { rank, voters, points } = data;
  return (
    <p className={styles.own}>
      {rank === null
        ? texts.notRanked
        : interpolate(texts.yourRank, { rank, voters, points: points.toLocaleString('en') })}
    </p>
  );
}

export function Voter({ player }: Pick<VotingRank, 'player'>) {
  return (
    <AppLink to={`/players/${encodeURIComponent(player.id)}`} className={styles.who}>
      <PlayerPhoto name={player.name} photo={player.photo} size={28} />
      <span className={styles.name}>{player.name}</span>
    </AppLink>
  );
}
