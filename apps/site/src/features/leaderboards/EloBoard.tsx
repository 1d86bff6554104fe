import { channels } from '@mes/client/channels';
import type { Contract } from '@mes/contract';
import type { EloPlayer, EloTeam } from '@mes/contract/ratings';
import { classNames } from '@mes/ui/class-names';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import { useLive } from '../../api/use-live';
import { listOf } from '../../api/use-page';
import { AppLink } from '../../components/AppLink';
import { CsvButton } from '../../components/CsvButton';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { type ListSource, usePagedList } from '../../components/lists/use-paged-list';
import { Flag } from '../../components/pictures/Flag';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { SpoilerText } from '../../components/spoilers/HiddenResult';
import { MANY_RESULTS } from '../../components/spoilers/revealed';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Hidden } from '../../components/text/Hidden';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import { interpolate } from '../../interpolate';
import type { InitialRead } from '../../page-declaration';
import { FollowStar } from '../follows/FollowButton';
import type { FollowSubject } from '../follows/follow-subject';
import { Sparkline } from '../ratings/Sparkline';
import {
  BoardFilters,
  type BoardSeasons,
  MinimumFilter,
  RegionFilter,
  SeasonFilter,
} from './BoardFilters';
import styles from './Boards.module.css';
import { loadEloCsv } from './board-csv';
import { ELO_FILTERS, toEloFilters } from './elo-request';
import * as texts from './texts';
import { useUrlFilters } from './use-url-filters';

interface BoardProps<Name extends 'teamsByElo' | 'playersByElo'> {
  initial: InitialRead<Contract['ratings'][Name]>;
  seasons: BoardSeasons;
}

export function TeamEloBoard({ initial, seasons }: BoardProps<'teamsByElo'>) {
  return (
    <EloBoard
      caption={texts.teamsByElo}
      source={listOf(initial)}
      seasons={seasons}
      subject={{
        id: 'team',
        header: texts.team,
        cell: ({ team }) => (
          <span className={styles.who}>
            <TeamLogo team={team} size={28} plain />
            <TeamName team={team} link />
          </span>
        ),
      }}
      follow={({ team }) => ({ kind: 'team', id: team.name, name: team.name })}
      rowKey={({ team }) => team.name}
      csv={{ name: 'teams-elo', header: texts.team, nameOf: ({ team }) => team.name }}
    />
  );
}

export function PlayerEloBoard({ initial, seasons }: BoardProps<'playersByElo'>) {
  return (
    <EloBoard
      caption={texts.playersByElo}
      source={listOf(initial)}
      seasons={seasons}
      subject={{ id: 'player', header: texts.player, cell: (row) => <Player {...row} /> }}
      follow={({ player }) => ({ kind: 'player', id: player.id, name: player.name })}
      rowKey={({ player }) => player.id}
      csv={{ name: 'players-elo', header: texts.player, nameOf: ({ player }) => player.name }}
    />
  );
}

interface EloBoardProps<Row> {
  caption: string;
  source: Omit<ListSource<Row, ReturnType<typeof toEloFilters>>, 'filters'>;
  seasons: BoardSeasons;
  subject: Column<Row>;
  rowKey: (row: Row) => string;
  follow: (row: Row) => FollowSubject;
  /** The name of the file, and who the row is about. */
  csv: { name: string; header: string; nameOf: (row: Row) => string };
}

function EloBoard<Row extends EloTeam | EloPlayer>({
  caption,
  source,
  seasons,
  subject,
  rowKey,
  follow,
  csv,
}: EloBoardProps<Row>) {
  useLive(channels.leaderboards(), { reads: ['ratings'] });
  const [filters, setFilter, setFilters] = useUrlFilters(ELO_FILTERS);
  const query = toEloFilters(filters);
  const list = usePagedList({ ...source, filters: query });
  const loadPage = (page: { page: number; size: number }, options: { signal: AbortSignal }) =>
    source.load({ ...query, ...page }, options);
  const columns: Column<Row>[] = [
    { id: 'place', header: texts.rank, width: 64, cell: ({ place }) => <RankBadge rank={place} /> },
    {
      id: 'moved',
      header: <Hidden>{texts.placesWon}</Hidden>,
      width: 40,
      hideOnPhone: true,
      cell: ({ rankChange }) => (
        <SpoilerText of={MANY_RESULTS}>
          <RankChange places={rankChange} />
        </SpoilerText>
      ),
    },
    subject,
    {
      id: 'wins',
      header: texts.wonLost,
      numeric: true,
      sortable: true,
      key: query.order === 'wins',
      hideOnPhone: true,
      cell: ({ wins, losses, draws }) =>
        draws > 0
          ? interpolate(texts.recordWithDraws, { wins, losses, draws })
          : `${wins}–${losses}`,
    },
    {
      id: 'history',
      header: texts.lastSeries,
      hideOnPhone: true,
      width: 120,
      cell: ({ history }) => <Sparkline elos={history} />,
    },
    {
      id: 'change',
      header: texts.last,
      numeric: true,
      sortable: true,
      key: query.order === 'change',
      hideOnPhone: query.order !== 'change',
      cell: ({ change }) => (
        <SpoilerText of={MANY_RESULTS}>
          <EloChange points={change} />
        </SpoilerText>
      ),
    },
    {
      id: 'elo',
      header: texts.elo,
      numeric: true,
      sortable: true,
      key: query.order === 'elo',
      cell: ({ elo }) => elo,
    },
    {
      id: 'follow',
      header: hiddenHeaders.actions,
      width: 40,
      cell: (row) => <FollowStar subject={follow(row)} />,
    },
  ];

  return (
    <>
      <BoardFilters values={[filters.season, filters.region, filters.matches]}>
        <SeasonFilter
          seasons={seasons}
          value={filters.season}
          onChange={(value) => setFilter('season', value)}
        />
        <RegionFilter value={filters.region} onChange={(value) => setFilter('region', value)} />
        <MinimumFilter
          what={texts.seriesPlayed}
          value={filters.matches}
          onChange={(value) => setFilter('matches', value)}
        />
      </BoardFilters>
      <LoadedPages
        list={list}
        label={caption}
        skeleton={<SkeletonRows rows={12} height={44} />}
        empty={<EmptyRow>{texts.noRatedSeries}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <div className={styles.export}>
              <CsvButton
                size="sm"
                name={csv.name}
                load={() => loadEloCsv({ ...csv, load: loadPage })}
              />
            </div>
            <DataTable
              caption={caption}
              columns={columns}
              rows={rows}
              rowKey={rowKey}
              order={{ column: query.order, descending: query.direction === 'descending' }}
              onOrder={({ column, descending }) =>
                setFilters({
                  order: column === 'elo' ? null : column,
                  direction: descending ? null : 'ascending',
                })
              }
            />
          </Panel>
        )}
      </LoadedPages>
    </>
  );
}

/** A player with the tag of the team. */
export function Player({ player, team }: Pick<EloPlayer, 'player' | 'team'>) {
  return (
    <AppLink to={`/players/${encodeURIComponent(player.id)}`} className={styles.who}>
      <PlayerPhoto name={player.name} photo={player.photo} size={28} />
      {player.country && <Flag country={player.country} />}
      <span className={styles.name}>{player.name}</span>
      {team && <span className={styles.tag}>{team.tag}</span>}
    </AppLink>
  );
}

function EloChange({ points }: { points: number }) {
  if (points === 0) return <span className={styles.same}>0</span>;
  return (
    <span className={points > 0 ? styles.up : styles.down}>
      {points > 0 ? `+${points}` : `−${-points}`}
    </span>
  );
}

function RankChange({ places }: { places: number | null }) {
  if (places === null) return <span className={styles.fresh}>{texts.newcomer}</span>;
  if (places === 0) return null;
  const up = places > 0;
  return (
    <span
      className={classNames(styles.moved, up ? styles.up : styles.down)}
      title={interpolate(up ? texts.placesUp : texts.placesDown, { places: Math.abs(places) })}
    >
      {up ? '▲' : '▼'} {Math.abs(places)}
    </span>
  );
}
