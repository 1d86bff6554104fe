import type { TournamentStatistics } from '@mes/contract/statistics';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { formatPercent } from '../../../components/text/format-percent';
import { interpolate } from '../../../interpolate';
import styles from './RoundEndings.module.css';
import * as texts from './texts';

type Ending = TournamentStatistics['endings'][number];

const SIDES: Readonly<Record<Ending['side'], string>> = {
  coalition: texts.coalition,
  breach: texts.breach,
};
const ENDINGS: Readonly<Record<Ending['ending'], string>> = {
  elimination: texts.elimination,
  explosion: texts.explosion,
  defuse: texts.defuse,
  time_over: texts.timeOver,
};

interface RoundEndingsProps {
  endings: readonly Ending[];
  rounds: number;
}

/** The share of all rounds by winner and ending; the longest bar is the most frequent one. */
export function RoundEndings({ endings, rounds }: RoundEndingsProps) {
  if (rounds === 0) return null;
  const most = Math.max(...endings.map((each) => each.rounds));
  return (
    <Section
      title={texts.endings}
      more={interpolate(texts.rounds, { count: rounds.toLocaleString('en') })}
    >
      <Panel>
        <ul className={styles.list}>
          {endings.map((each) => (
            <li key={`${each.side} ${each.ending}`} className={styles.row} data-side={each.side}>
              <span>
                {interpolate(texts.sideEnding, {
                  side: SIDES[each.side],
                  ending: ENDINGS[each.ending],
                })}
              </span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${(each.rounds / most) * 100}%` }} />
              </span>
              <b>{formatPercent(each.rounds / rounds)}</b>
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}
