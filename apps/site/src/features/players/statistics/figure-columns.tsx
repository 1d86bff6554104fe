/** Columns of all tables of a player page. */
import type { PlayerStatistics } from '@mes/contract/player-statistics';
import { headshotShare } from '@mes/domain/scoreboard/stat-line';
import { kastShare } from '@mes/domain/statistics/kast';
import type { Column } from '../../../components/layout/DataTable';
import { Rating } from '../../matches/Rating';
import { FigureLabel } from '../../statistics/FigureLabel';
import { formatHeadshots, formatKast } from '../../statistics/figures';
import { Balance } from './KeyFigures';

type FigureColumn = Column<Pick<PlayerStatistics['maps'][number], 'totals'>>;

export const KAST: FigureColumn = {
  id: 'kast',
  header: <FigureLabel figure="kast" />,
  numeric: true,
  hideOnPhone: true,
  sortBy: ({ totals }) => kastShare(totals),
  cell: ({ totals }) => formatKast(totals),
};

export const HEADSHOTS: FigureColumn = {
  id: 'headshots',
  header: <FigureLabel figure="headshots" />,
  numeric: true,
  hideOnPhone: true,
  sortBy: ({ totals }) => headshotShare(totals),
  cell: ({ totals }) => formatHeadshots(totals),
};

export const OPENING: FigureColumn = {
  id: 'opening',
  header: <FigureLabel figure="opening" />,
  numeric: true,
  hideOnPhone: true,
  sortBy: ({ totals }) => totals.openingKills - totals.openingDeaths,
  cell: ({ totals: { openingKills, openingDeaths } }) => (
    <>
      {`${openingKills}–${openingDeaths}`} <Balance won={openingKills} lost={openingDeaths} />
    </>
  ),
};

export const RATING: FigureColumn = {
  id: 'rating',
  header: <FigureLabel figure="rating" />,
  numeric: true,
  sortBy: ({ totals }) => totals.rating,
  cell: ({ totals }) => <Rating value={totals.rating} />,
};
