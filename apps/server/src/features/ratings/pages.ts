import { type PageDeclaration, read } from '../../platform/pages/declaration';

/** The first page of a board as it is asked for without filters. */
const FIRST_ROWS = { minMatches: 0, page: 0, size: 25 };

export const ratingPages: readonly PageDeclaration[] = [
  {
    route: '/leaderboards/players',
    reads: () => [read('ratings', 'playersByElo', FIRST_ROWS), read('ratings', 'seasons', {})],
    share: () => ({ title: 'Player leaderboards', description: 'The best players by rating.' }),
  },
  {
    route: '/leaderboards/teams',
    reads: () => [read('ratings', 'teamsByElo', FIRST_ROWS), read('ratings', 'seasons', {})],
    share: () => ({ title: 'Team leaderboard', description: 'The best teams by rating.' }),
  },
];
