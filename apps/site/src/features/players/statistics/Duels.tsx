import type { PlayerStatistics, SideFigures } from '@mes/contract/player-statistics';
import type { Side } from '@mes/domain/series/team-slots';
import type { ReactNode } from 'react';
import { ShareBar } from '../../../components/charts/ShareBar';
import { SplitBar } from '../../../components/charts/SplitBar';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { formatPercent } from '../../../components/text/format-percent';
import { interpolate } from '../../../interpolate';
import { SIDE_LABELS } from '../../matches/labels';
import { formatCount, formatRating } from '../../statistics/figures';
import styles from './Duels.module.css';
import { Balance } from './KeyFigures';
import * as texts from './texts';

const MULTI_KILLS = [
  { id: 'two', kills: 2 },
  { id: 'three', kills: 3 },
  { id: 'four', kills: 4 },
  { id: 'five', kills: 5 },
] as const;

/** Opening duels, rounds with several kills, and clutches. */
export function Duels({ totals, sides }: Pick<PlayerStatistics, 'totals' | 'sides'>) {
  const { openingKills, openingDeaths, multiKills, rounds, clutches } = totals;
  const counts = MULTI_KILLS.map(({ id }) => multiKills[id]);
  const most = Math.max(1, ...counts);
  const several = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Section title={texts.duels}>
      <Panel pad className={styles.parts}>
        <Part
          title={texts.openingDuels}
          value={<Balance won={openingKills} lost={openingDeaths} />}
          note={interpolate(texts.inRounds, {
            percent: shareOf(openingKills + openingDeaths, rounds),
          })}
        >
          <SplitBar
            first={{
              count: openingKills,
              label: interpolate(texts.duelsWon, { count: formatCount(openingKills) }),
            }}
            second={{
              count: openingDeaths,
              label: interpolate(texts.duelsLost, { count: formatCount(openingDeaths) }),
            }}
          />
        </Part>
        <Part
          title={texts.multiKillRounds}
          note={interpolate(texts.ofRounds, { percent: shareOf(several, rounds) })}
        >
          <dl className={styles.kills}>
            {MULTI_KILLS.map(({ id, kills }) => (
              <div key={id} className={styles.kill}>
                <dt>{interpolate(texts.kills, { count: kills })}</dt>
                <dd>
                  <ShareBar share={multiKills[id] / most} />
                  <b>{formatCount(multiKills[id])}</b>
                </dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part
          title={texts.clutchesWon}
          value={clutches}
          note={interpolate(texts.clutchesBySide, {
            coalition: sides.coalition.line.clutches,
            breach: sides.breach.line.clutches,
          })}
        />
      </Panel>
    </Section>
  );
}

interface BySideProps extends Pick<PlayerStatistics, 'sides'> {
  name: string;
}

/** Rounds that the team won on each side while the player was on the map. */
export function BySide({ sides, name }: BySideProps) {
  return (
    <Section title={texts.bySide} more={interpolate(texts.bySideLead, { name })}>
      <Panel pad className={styles.parts}>
        <OneSide side="coalition" figures={sides.coalition} />
        <OneSide side="breach" figures={sides.breach} />
      </Panel>
    </Section>
  );
}

function OneSide({ side, figures }: { side: Side; figures: SideFigures }) {
  const { line, roundWins, roundLosses } = figures;
  return (
    <Part
      title={SIDE_LABELS[side]}
      value={shareOf(roundWins, roundWins + roundLosses)}
      note={interpolate(texts.sideRecord, {
        won: formatCount(roundWins),
        lost: formatCount(roundLosses),
        rating: formatRating(line.rating),
      })}
    >
      <SplitBar
        tone={side}
        first={{ count: roundWins, label: texts.roundsWon }}
        second={{ count: roundLosses, label: texts.roundsLost }}
      />
    </Part>
  );
}

interface PartProps {
  title: string;
  value?: ReactNode;
  note: string;
  children?: ReactNode;
}

function Part({ title, value, note, children }: PartProps) {
  return (
    <div className={styles.part}>
      <p className={styles.head}>
        <b>{title}</b>
        {value !== undefined && <span className={styles.value}>{value}</span>}
        <span className={styles.note}>{note}</span>
      </p>
      {children}
    </div>
  );
}

function shareOf(part: number, whole: number): string {
  return formatPercent(whole === 0 ? null : part / whole);
}
