import type { TournamentRecord } from '@mes/contract/tournament-schemas';
import { formatMoney } from '@mes/domain/money/money';
import { normaliseRank, ordinal } from '@mes/domain/names/rank';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { HISTORY_NAMES, historyOf } from '@mes/domain/tournament/name/tournament-name';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { SpoilerText } from '../../components/spoilers/HiddenResult';
import { MANY_RESULTS } from '../../components/spoilers/revealed';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Money } from '../../components/text/Money';
import { interpolate } from '../../interpolate';
import styles from './TournamentHistory.module.css';
import * as texts from './texts';

interface TournamentHistoryProps<Row extends TournamentRecord> {
  records: readonly Row[];
  /** Additional columns between name and rank: the roster of a team, the figures of a player. */
  between?: BetweenColumn<Row> | readonly BetweenColumn<Row>[];
}

interface BetweenColumn<Row> extends Partial<Column<Row>> {
  header: ReactNode;
  cell: (row: Row) => ReactNode;
}

/** The tournaments of a team or player in the listed series, with placements and earnings. */
export function TournamentHistory<Row extends TournamentRecord>({
  records: all,
  between,
}: TournamentHistoryProps<Row>) {
  const records = all.filter(({ name }) => historyOf(name) !== null);
  const columns: Column<Row>[] = [
    { id: 'name', header: texts.tournament, cell: (row) => <Name record={row} /> },
    ...(between ? [between].flat() : []).map((column, index) => ({
      id: `between ${index}`,
      hideOnPhone: true,
      ...column,
    })),
    {
      id: 'rank',
      header: texts.rank,
      width: 110,
      cell: ({ id, rank }) => (
        <SpoilerText of={rank && id}>
          <Rank rank={rank} />
        </SpoilerText>
      ),
    },
    {
      id: 'earnings',
      header: texts.earnings,
      numeric: true,
      key: true,
      sortBy: ({ earnings }) => earnings,
      cell: ({ id, rank, earnings }) => (
        <SpoilerText of={rank && id}>
          <Money cents={earnings} />
        </SpoilerText>
      ),
    },
  ];
  const total = earningsOf(records);
  const ofAll = earningsOf(all);
  return (
    <Section title={texts.tournamentHistory} more={HISTORY_NAMES.join(', ')}>
      {records.length === 0 ? (
        <EmptyRow>{texts.noneOfTheseYet}</EmptyRow>
      ) : (
        <Panel>
          <DataTable
            caption={texts.tournamentHistory}
            columns={columns}
            rows={records}
            rowKey={({ id }) => id}
            foot={{
              name: texts.totalEarnings,
              earnings: (
                <SpoilerText of={MANY_RESULTS}>
                  <Money cents={total} className={styles.total} />
                </SpoilerText>
              ),
            }}
          />
        </Panel>
      )}
      {ofAll > total && (
        <p className={styles.note}>
          <SpoilerText of={MANY_RESULTS}>
            {interpolate(texts.otherEarnings, {
              other: formatMoney(ofAll - total),
              all: formatMoney(ofAll),
            })}
          </SpoilerText>
        </p>
      )}
    </Section>
  );
}

function earningsOf(records: readonly TournamentRecord[]): number {
  return records.reduce((sum, { earnings }) => sum + earnings, 0);
}

function Name({ record: { id, name } }: { record: TournamentRecord }) {
  const series = historyOf(name)?.series;
  return (
    <span className={styles.name}>
      {series && (
        <span data-tournament={skinOf(id) ?? undefined} className={styles.series}>
          <Chip tone="accent" className={styles.chip}>
            {series}
          </Chip>
        </span>
      )}
      <AppLink to={`/tournament/${id}`}>{name}</AppLink>
    </span>
  );
}

/** '3rd Place' is shown as a badge; other ranks, such as a stage, as text. */
function Rank({ rank: written }: Pick<TournamentRecord, 'rank'>) {
  if (written === null) return <span className={styles.running}>{texts.running}</span>;
  const rank = normaliseRank(written);
  const place = Number.parseInt(rank, 10);
  return rank === `${ordinal(place)} Place` ? <RankBadge rank={place} /> : <span>{rank}</span>;
}
