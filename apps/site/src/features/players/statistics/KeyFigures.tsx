import type { FigureComparisons, PlayerStatistics } from '@mes/contract/player-statistics';
import type { PlayerTotals } from '@mes/contract/statistics';
import { balanceText } from '@mes/domain/scoreboard/performance';
import {
  COMPARED_MAPS,
  type ComparedFigure,
  openingShare,
} from '@mes/domain/statistics/player-figures';
import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import { ShareBar } from '../../../components/charts/ShareBar';
import { Panel } from '../../../components/layout/Panel';
import { formatPercent } from '../../../components/text/format-percent';
import { interpolate } from '../../../interpolate';
import { FigureLabel } from '../../statistics/FigureLabel';
import {
  formatCount,
  formatHeadshots,
  formatKast,
  formatKillsPerDeath,
  formatPer100,
  formatPerRound,
  formatRating,
} from '../../statistics/figures';
import styles from './KeyFigures.module.css';
import * as texts from './texts';

interface Figure {
  readonly id: ComparedFigure;
  readonly label: ReactNode;
  readonly value: (totals: PlayerTotals) => ReactNode;
  /** What the figure is made of. */
  readonly note: (totals: PlayerTotals) => string;
  readonly median: (value: number) => string;
}

const hundredths = (value: number) => value.toFixed(2);

const FIGURES: readonly Figure[] = [
  {
    id: 'rating',
    label: texts.rating,
    value: ({ rating }) => formatRating(rating),
    note: ({ rounds }) => interpolate(texts.rounds, { rounds: formatCount(rounds) }),
    median: hundredths,
  },
  {
    id: 'killsPerDeath',
    label: texts.killsPerDeath,
    value: formatKillsPerDeath,
    note: ({ kills, deaths }) =>
      interpolate(texts.killsAndDeaths, {
        kills: formatCount(kills),
        deaths: formatCount(deaths),
      }),
    median: hundredths,
  },
  {
    id: 'killsPerRound',
    label: texts.killsPerRound,
    value: ({ capturedKills, rounds }) => formatPerRound(capturedKills, rounds),
    note: ({ kills, maps }) => interpolate(texts.perMap, { kills: (kills / maps).toFixed(1) }),
    median: hundredths,
  },
  {
    id: 'kast',
    label: <FigureLabel figure="kast" />,
    value: formatKast,
    note: ({ kastRounds, kastOf }) =>
      interpolate(texts.kastOf, { count: formatCount(kastRounds), rounds: formatCount(kastOf) }),
    median: formatPercent,
  },
  {
    id: 'headshots',
    label: texts.headshots,
    value: formatHeadshots,
    note: ({ headshots, capturedKills }) =>
      interpolate(texts.headshotsOf, {
        headshots: formatCount(headshots),
        kills: formatCount(capturedKills),
      }),
    median: formatPercent,
  },
  {
    id: 'openingDuels',
    label: texts.openingDuels,
    value: ({ openingKills, openingDeaths }) => (
      <>
        {`${openingKills}–${openingDeaths}`} <Balance won={openingKills} lost={openingDeaths} />
      </>
    ),
    note: (totals) => interpolate(texts.shareWon, { percent: formatPercent(openingShare(totals)) }),
    median: formatPercent,
  },
  {
    id: 'clutches',
    label: texts.clutchesWon,
    value: ({ clutches }) => clutches,
    note: ({ clutches, rounds }) =>
      interpolate(texts.per100Rounds, { count: formatPer100(clutches, rounds) }),
    median: (value) => value.toFixed(1),
  },
];

/** The seven figures that say most about a player, each with its place among others. */
export function KeyFigures({ totals, compared }: Pick<PlayerStatistics, 'totals' | 'compared'>) {
  return (
    <section aria-label={texts.keyFigures}>
      <Panel>
        <dl className={styles.figures}>
          {FIGURES.map(({ id, label, value, note, median }) => (
            <div key={id} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value(totals)}</dd>
              <dd className={styles.note}>{note(totals)}</dd>
              <dd className={styles.compared}>
                <Place comparison={compared?.[id] ?? null} median={median} />
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      {compared && (
        <p className={styles.explained}>
          {interpolate(texts.comparedWith, {
            players: formatCount(compared.players),
            maps: COMPARED_MAPS,
          })}
        </p>
      )}
    </section>
  );
}

interface PlaceProps {
  comparison: FigureComparisons[ComparedFigure];
  median: (value: number) => string;
}

function Place({ comparison, median }: PlaceProps) {
  if (!comparison)
    return (
      <>
        <ShareBar share={0} size="thin" />
        <span className={styles.place}>{interpolate(texts.fromMaps, { maps: COMPARED_MAPS })}</span>
      </>
    );
  return (
    <>
      <ShareBar share={comparison.betterThan / 100} size="thin" half />
      <span className={styles.place}>
        <b>{interpolate(texts.betterThan, { percent: comparison.betterThan })}</b>{' '}
        <span>{interpolate(texts.median, { value: median(comparison.median) })}</span>
      </span>
    </>
  );
}

/** `+74`, coloured by its sign. */
export function Balance({ won, lost }: { won: number; lost: number }) {
  const tone = won > lost ? styles.up : won < lost ? styles.down : styles.level;
  return <span className={classNames(styles.balance, tone)}>{balanceText(won, lost)}</span>;
}
