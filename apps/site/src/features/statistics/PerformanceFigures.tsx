import type { Performance } from '@mes/contract/statistics';
import { balanceText } from '@mes/domain/scoreboard/performance';
import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import { Skeleton } from '../../components/states/Skeleton';
import { formatCount, formatKillsPerDeath, formatRating } from './figures';
import styles from './PerformanceFigures.module.css';
import * as texts from './texts';

/** The totals of a player or a team. */
export function PerformanceFigures({ performance }: { performance: Performance }) {
  const { mapWins, mapLosses, kills, deaths, roundWins, roundLosses, rating } = performance;
  const balance = roundWins - roundLosses;
  return (
    <dl className={styles.figures}>
      <Figure label={texts.total}>{mapWins + mapLosses}</Figure>
      <Figure label={texts.won} tone="up">
        {mapWins}
      </Figure>
      <Figure label={texts.lost} tone="down">
        {mapLosses}
      </Figure>
      <Figure label={texts.kills}>{formatCount(kills)}</Figure>
      <Figure label={texts.deaths}>{formatCount(deaths)}</Figure>
      <Figure label={texts.killsPerDeath}>{formatKillsPerDeath({ kills, deaths })}</Figure>
      <Figure
        label={texts.roundBalance}
        tone={balance > 0 ? 'up' : balance < 0 ? 'down' : undefined}
      >
        {balanceText(roundWins, roundLosses)}
      </Figure>
      {rating !== null && <Figure label={texts.rating}>{formatRating(rating)}</Figure>}
    </dl>
  );
}

interface FigureProps {
  label: string;
  tone?: 'up' | 'down';
  children: ReactNode;
}

function Figure({ label, tone, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classNames(styles.value, tone && styles[tone])}>{children}</dd>
    </div>
  );
}

export function PerformanceSkeleton() {
  return (
    <div className={styles.figures}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
        <div key={place} className={styles.figure}>
          <Skeleton width={48} height={12} />
          <Skeleton width={64} height={40} />
        </div>
      ))}
    </div>
  );
}
