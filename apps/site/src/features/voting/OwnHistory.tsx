import type { OwnVote } from '@mes/contract/voting-schemas';
import { api } from '../../api/client';
import { AppLink } from '../../components/AppLink';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { signed } from '../matches/labels';
import styles from './OwnRecord.module.css';
import { ROWS } from './requests';
import * as texts from './texts';

const COLUMNS: readonly Column<OwnVote>[] = [
  { id: 'match', header: texts.match, cell: (vote) => <Pairing vote={vote} /> },
  { id: 'vote', header: texts.vote, cell: ({ team }) => team },
  {
    id: 'castAt',
    header: texts.dateTime,
    hideOnPhone: true,
    cell: ({ castAt }) => <Time at={castAt} show="date" />,
  },
  { id: 'stake', header: texts.stakeColumn, numeric: true, cell: ({ points }) => points },
  {
    id: 'payout',
    header: texts.cameBack,
    numeric: true,
    hideOnPhone: true,
    cell: ({ payout }) => payout ?? texts.open,
  },
  {
    id: 'gain',
    header: texts.gain,
    numeric: true,
    key: true,
    cell: (vote) => <Gain vote={vote} />,
  },
];

/** All own votes of a season, newest first. */
export function OwnHistory({ season }: { season: number | undefined }) {
  const list = usePagedList({
    key: ['voting', 'ownVotes'],
    size: ROWS,
    filters: { season },
    load: (request, options) => api.voting.ownVotes(request, options),
  });
  return (
    <Section title={texts.history}>
      <LoadedPages
        list={list}
        label={texts.history}
        skeleton={<SkeletonRows rows={8} height={44} />}
        empty={
          <EmptyRow action={{ to: '/voting', label: texts.voteNow }}>{texts.noVotes}</EmptyRow>
        }
      >
        {(rows) => (
          <Panel>
            <DataTable
              caption={texts.history}
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </Panel>
        )}
      </LoadedPages>
    </Section>
  );
}

function Pairing({ vote: { teamA, teamB, linkedMatch } }: { vote: OwnVote }) {
  const text = interpolate(texts.pairing, { teamA: teamA.name, teamB: teamB.name });
  return linkedMatch === null ? text : <AppLink to={`/match/${linkedMatch}`}>{text}</AppLink>;
}

function Gain({ vote: { payout, points } }: { vote: OwnVote }) {
  if (payout === null) return '-';
  const gain = payout - points;
  return (
    <span className={gain > 0 ? styles.won : gain < 0 ? styles.lost : undefined}>
      {signed(gain)}
    </span>
  );
}
