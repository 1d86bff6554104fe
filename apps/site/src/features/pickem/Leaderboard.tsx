import type { Pickem, PickemRank } from '@mes/contract/pickem-schemas';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import { useAccount } from '../../api/account';
import { api } from '../../api/client';
import { AppLink } from '../../components/AppLink';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { boardRequest } from './board-request';
import styles from './Leaderboard.module.css';
import * as texts from './texts';

/** Everyone who predicted the tournament, best first. */
export function Leaderboard({ pickem }: { pickem: Pickem }) {
  const { id } = pickem.tournament;
  const accountId = useAccount()?.id;
  const list = usePagedList({
    key: ['pickem', 'leaderboard'],
    filters: { id },
    size: boardRequest(id).size,
    load: api.pickem.leaderboard,
  });
  const columns: Column<PickemRank>[] = [
    { id: 'rank', header: texts.rank, width: 64, cell: ({ rank }) => <RankBadge rank={rank} /> },
    {
      id: 'player',
      header: texts.player,
      cell: ({ player }) => <Predictor player={player} tournamentId={id} />,
    },
    {
      id: 'champion',
      header: texts.champion,
      hideOnPhone: true,
      cell: ({ champion }) =>
        champion && (
          <span className={styles.who}>
            <TeamLogo team={champion} size={24} plain />
            {champion.name}
          </span>
        ),
    },
    {
      id: 'correct',
      header: texts.correct,
      numeric: true,
      hideOnPhone: true,
      cell: ({ correct }) => correct,
    },
    {
      id: 'possible',
      header: texts.possible,
      numeric: true,
      cell: ({ possible }) => (possible > 0 ? `+${possible}` : '–'),
    },
    { id: 'points', header: texts.points, numeric: true, key: true, cell: ({ points }) => points },
  ];
  if (pickem.state !== 'locked') return <EmptyRow>{texts.boardLater}</EmptyRow>;
  return (
    <LoadedPages
      list={list}
      label={texts.leaderboard}
      skeleton={<SkeletonRows rows={12} height={44} />}
      empty={<EmptyRow>{texts.boardEmpty}</EmptyRow>}
    >
      {(rows) => (
        <Panel>
          <DataTable
            caption={texts.leaderboard}
            columns={columns}
            rows={rows}
            rowKey={({ player }) => player.id}
            mark={({ player }) => (player.id === accountId ? 'selected' : undefined)}
          />
        </Panel>
      )}
    </LoadedPages>
  );
}

interface PredictorProps {
  player: PickemRank['player'];
  tournamentId: string;
}

/** Leads to the picks of the player. */
export function Predictor({ player, tournamentId }: PredictorProps) {
  const query = `player=${encodeURIComponent(player.id)}`;
  return (
    <AppLink to={`/tournament/pickem/${tournamentId}?${query}`} className={styles.who}>
      <PlayerPhoto name={player.name} photo={player.photo} size={28} />
      <span className={styles.name}>{player.name}</span>
    </AppLink>
  );
}
