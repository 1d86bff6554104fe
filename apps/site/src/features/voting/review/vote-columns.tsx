import type { ReviewedVote } from '@mes/contract/voting-review';
import { AppLink } from '../../../components/AppLink';
import type { Column } from '../../../components/layout/DataTable';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import * as texts from './texts';

/** A vote in the tables of the review. */
export const VOTE_COLUMNS: readonly Column<ReviewedVote>[] = [
  {
    id: 'player',
    header: texts.player,
    key: true,
    cell: ({ player }) => (
      <AppLink to={`/players/${encodeURIComponent(player.id)}`}>{player.name}</AppLink>
    ),
  },
  {
    id: 'match',
    header: texts.match,
    cell: ({ match: { teamA, teamB } }) => interpolate(texts.versus, { teamA, teamB }),
  },
  { id: 'team', header: texts.votedFor, cell: ({ team }) => team },
  {
    id: 'points',
    header: texts.points,
    numeric: true,
    hideOnPhone: true,
    cell: ({ points }) => points,
  },
  {
    id: 'cast',
    header: texts.cast,
    hideOnPhone: true,
    cell: ({ castAt }) => <Time at={castAt} show="second" />,
  },
];
