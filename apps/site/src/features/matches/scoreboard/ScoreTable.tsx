import type { MatchSummary } from '@mes/contract/match-schemas';
import { headshotShare } from '@mes/domain/scoreboard/stat-line';
import type { Side } from '@mes/domain/series/team-slots';
import { classNames } from '@mes/ui/class-names';
import { IconSkull } from '@tabler/icons-react';
import { AppLink } from '../../../components/AppLink';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Flag } from '../../../components/pictures/Flag';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { TeamName } from '../../../components/pictures/TeamName';
import { interpolate } from '../../../interpolate';
import { FigureLabel } from '../../statistics/FigureLabel';
import { formatHeadshots, formatOpening } from '../../statistics/figures';
import { SIDE_LABELS, signed } from '../labels';
import { Rating } from '../Rating';
import * as texts from '../texts';
import styles from './ScoreTable.module.css';
import type { ShownPlayer } from './shown-map';

interface ScoreTableProps {
  team: MatchSummary['teamA'];
  /** Colours the rows; null where the team played on both sides. */
  side: Side | null;
  players: readonly ShownPlayer[];
}

/** The scoreboard of one team. */
export function ScoreTable({ team, side, players }: ScoreTableProps) {
  const name = team?.name ?? texts.toBeDecided;
  const columns: Column<ShownPlayer>[] = [
    {
      id: 'player',
      header: (
        <span className={styles.team}>
          {team && <TeamLogo team={team} size={22} plain />}
          {team ? <TeamName team={team} shorten /> : name}
        </span>
      ),
      cell: (row) => <Player row={row} side={side} />,
    },
    ...(side ? [sideColumn(side)] : []),
    count('kills', 'K', { key: true }),
    count('deaths', 'D'),
    count('assists', 'A', { hideOnPhone: true }),
    {
      ...NUMBER,
      id: 'difference',
      header: '+/−',
      sortBy: ({ line }) => line.kills - line.deaths,
      cell: ({ line }) => <Difference value={line.kills - line.deaths} />,
    },
    {
      ...NUMBER,
      id: 'headshots',
      header: <FigureLabel figure="headshots" />,
      hideOnPhone: true,
      sortBy: ({ line }) => headshotShare(line),
      cell: ({ line }) => formatHeadshots(line),
    },
    {
      ...NUMBER,
      id: 'opening',
      header: <FigureLabel figure="opening" />,
      hideOnPhone: true,
      sortBy: ({ line }) => line.openingKills - line.openingDeaths,
      cell: ({ line }) => formatOpening(line),
    },
    {
      ...NUMBER,
      id: 'rating',
      header: texts.rating,
      width: '11%',
      sortBy: ({ line }) => line.rating ?? -1,
      cell: ({ line }) => <Rating value={line.rating} />,
    },
  ];
  return (
    <DataTable
      caption={interpolate(texts.scoreboardOf, { teamName: name })}
      className={styles.table}
      columns={columns}
      rows={players}
      rowKey={({ player }) => player.id}
    />
  );
}

/** Who is out of the round; a series as a whole has no side and nobody out. */
function sideColumn(side: Side): Column<ShownPlayer> {
  return {
    id: 'side',
    header: SIDE_LABELS[side],
    width: '12%',
    hideOnPhone: true,
    cell: ({ alive }) =>
      alive === false && (
        <span className={styles.out}>
          <IconSkull size={14} stroke={1.75} aria-hidden="true" />
          {texts.playerOut}
        </span>
      ),
  };
}

const NUMBER = { numeric: true, width: '8%' } as const;

function count(
  id: 'kills' | 'deaths' | 'assists',
  header: string,
  more: Partial<Column<ShownPlayer>> = {},
): Column<ShownPlayer> {
  return {
    ...NUMBER,
    id,
    header,
    sortBy: ({ line }) => line[id],
    cell: ({ line }) => line[id],
    ...more,
  };
}

function Player({ row: { player, alive }, side }: { row: ShownPlayer; side: Side | null }) {
  return (
    <AppLink
      to={`/players/${encodeURIComponent(player.id)}`}
      className={classNames(
        styles.player,
        side !== null && styles[side],
        alive === false && styles.dead,
      )}
    >
      {player.country && <Flag country={player.country} className={styles.flag} />}
      {player.name}
    </AppLink>
  );
}

function Difference({ value }: { value: number }) {
  const tone = value > 0 ? styles.plus : value < 0 ? styles.minus : styles.level;
  return <span className={tone}>{signed(value)}</span>;
}
