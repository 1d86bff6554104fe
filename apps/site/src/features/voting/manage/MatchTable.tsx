import type { VotingMatch } from '@mes/contract/voting-schemas';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Hidden } from '../../../components/text/Hidden';
import { Time } from '../../../components/text/Time';
import { pairing } from '../../matches/labels';
import { STATE_LABELS } from '../labels';
import * as texts from '../texts';
import styles from './Manage.module.css';
import { useVotingActions } from './use-voting-actions';

interface MatchTableProps {
  caption: string;
  matches: readonly VotingMatch[];
}

/** Voting matches with what staff can do with them. */
export function MatchTable({ caption, matches }: MatchTableProps) {
  return <DataTable caption={caption} columns={COLUMNS} rows={matches} rowKey={({ id }) => id} />;
}

const COLUMNS: readonly Column<VotingMatch>[] = [
  { id: 'match', header: texts.match, cell: (match) => <Pairing match={match} /> },
  {
    id: 'round',
    header: texts.round,
    hideOnPhone: true,
    cell: ({ round }) => round ?? '-',
  },
  { id: 'state', header: texts.state, cell: ({ state }) => STATE_LABELS[state] },
  {
    id: 'locksAt',
    header: texts.locksAt,
    hideOnPhone: true,
    cell: ({ locksAt }) => (locksAt === null ? '-' : <Time at={locksAt} />),
  },
  {
    id: 'points',
    header: texts.points,
    numeric: true,
    hideOnPhone: true,
    cell: ({ pool }) => (pool.teamA.points + pool.teamB.points).toLocaleString('en'),
  },
  {
    id: 'actions',
    header: <Hidden>{texts.actions}</Hidden>,
    cell: (match) => <Actions match={match} />,
  },
];

function Pairing({ match }: { match: VotingMatch }) {
  const text = pairing(match);
  return match.linkedMatch === null ? (
    text
  ) : (
    <AppLink to={`/match/${match.linkedMatch}`}>{text}</AppLink>
  );
}

function Actions({ match }: { match: VotingMatch }) {
  const { hideMatch, closeMatch, linkMatch, deleteMatch } = useVotingActions();
  const button = { variant: 'quiet', size: 'sm' } as const;
  return (
    <span className={styles.actions}>
      {match.state === 'open' && (
        <Button {...button} onClick={() => void closeMatch(match)}>
          {texts.close}
        </Button>
      )}
      <Button {...button} onClick={() => hideMatch(match)}>
        {match.hidden ? texts.show : texts.hide}
      </Button>
      <Button {...button} onClick={() => void linkMatch(match)}>
        {match.linkedMatch === null ? texts.link : texts.relink}
      </Button>
      <Button {...button} onClick={() => void deleteMatch(match)}>
        {texts.remove}
      </Button>
    </span>
  );
}
