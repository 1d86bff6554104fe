import type { PlayerStatistics } from '@mes/contract/player-statistics';
import type { WebsitePlayer } from '@mes/contract/players';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import type { QueryLike } from '../../../components/states/load-state';
import { Skeleton } from '../../../components/states/Skeleton';
import { useUrlParams } from '../../../use-url-params';
import { CareerHighs } from './CareerHighs';
import { BySide, Duels } from './Duels';
import { FormChart } from './FormChart';
import { PLAYER_FILTERS, type PlayerFilter } from './filter-input';
import { KeyFigures } from './KeyFigures';
import { MapTable } from './MapTable';
import { OverTime } from './OverTime';
import { PlayerFilters } from './PlayerFilters';
import { RecentMatches } from './RecentMatches';
import styles from './Statistics.module.css';
import * as texts from './texts';
import { Weapons } from './Weapons';

interface StatisticsProps {
  player: WebsitePlayer;
  /** Undefined until the player is loaded. */
  statistics: QueryLike<PlayerStatistics> | undefined;
  /** Between the figures and the matches. */
  beforeMatches: ReactNode;
  history: (figures: PlayerStatistics, isFiltered: boolean) => ReactNode;
  beside: ReactNode;
}

const LOADING: QueryLike<PlayerStatistics> = {
  data: undefined,
  error: null,
  isPending: true,
  isFetching: true,
  refetch: () => undefined,
};

/** All figures of a player; those of the filters before stay until new ones are there. */
export function Statistics({ statistics = LOADING, ...parts }: StatisticsProps) {
  const [last, setLast] = useState(statistics.data);
  if (statistics.data !== undefined && statistics.data !== last) setLast(statistics.data);
  const query = statistics.error ? statistics : { ...statistics, data: statistics.data ?? last };
  return (
    <Loaded query={query} skeleton={<StatisticsSkeleton />} isEmpty={() => false}>
      {(figures) => <Figures figures={figures} isBusy={statistics.data === undefined} {...parts} />}
    </Loaded>
  );
}

interface FiguresProps extends Omit<StatisticsProps, 'statistics'> {
  figures: PlayerStatistics;
  isBusy: boolean;
}

function Figures({ figures, isBusy, player, beforeMatches, history, beside }: FiguresProps) {
  const [params, setParams] = useUrlParams();
  const values = Object.fromEntries(
    PLAYER_FILTERS.map((filter) => [filter, params.get(filter)]),
  ) as Record<PlayerFilter, string | null>;
  const isFiltered = Object.values(values).some((value) => value !== null);
  const change = (filters: readonly PlayerFilter[], value: string | null) => {
    const next = new URLSearchParams(params);
    for (const filter of filters) {
      if (value === null) next.delete(filter);
      else next.set(filter, value);
    }
    setParams(next);
  };
  const clear = () => change(PLAYER_FILTERS, null);
  const hasMaps = figures.totals.maps > 0;
  if (!hasMaps && !isFiltered)
    return (
      <div className={styles.parts}>
        <EmptyRow>{texts.noMaps}</EmptyRow>
        {beforeMatches}
        <div className={styles.late}>
          {history(figures, false)}
          <div className={styles.column}>{beside}</div>
        </div>
      </div>
    );
  return (
    <div className={styles.parts} aria-busy={isBusy}>
      <div className={styles.first}>
        <PlayerFilters
          choices={figures.choices}
          totals={figures.totals}
          values={values}
          onChange={(filter, value) => change([filter], value)}
          onClear={clear}
        />
        {hasMaps ? (
          <KeyFigures totals={figures.totals} compared={figures.compared} />
        ) : (
          <EmptyRow
            action={
              <Button variant="ghost" size="sm" onClick={clear}>
                {texts.clearFilters}
              </Button>
            }
          >
            {texts.noMapsForFilters}
          </EmptyRow>
        )}
      </div>
      {hasMaps && (
        <>
          <div className={styles.halves}>
            <FormChart form={figures.form} />
            <OverTime history={figures.history} elo={player.elo.history} />
          </div>
          <div className={styles.wide}>
            <div className={styles.column}>
              <MapTable maps={figures.maps} />
              <Weapons weapons={figures.weapons} />
            </div>
            <div className={styles.column}>
              <Duels totals={figures.totals} sides={figures.sides} />
              <BySide sides={figures.sides} name={player.name} />
            </div>
          </div>
        </>
      )}
      {beforeMatches}
      {hasMaps && <RecentMatches matches={figures.matches} name={player.name} />}
      <div className={styles.late}>
        {history(figures, isFiltered)}
        <div className={styles.column}>
          {beside}
          <CareerHighs highs={figures.highs} />
        </div>
      </div>
    </div>
  );
}

/** As high as the filters, the seven figures and the two charts. */
function StatisticsSkeleton() {
  return (
    <div className={styles.parts}>
      <div className={styles.first}>
        <Skeleton height={66} />
        <Skeleton height={142} />
      </div>
      <div className={styles.halves}>
        <Skeleton height={340} />
        <Skeleton height={340} />
      </div>
    </div>
  );
}
