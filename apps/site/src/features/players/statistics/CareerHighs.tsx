import type { CareerHigh, PlayerStatistics } from '@mes/contract/player-statistics';
import { balanceText } from '@mes/domain/scoreboard/performance';
import { AppLink } from '../../../components/AppLink';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { useSpoiler } from '../../../components/spoilers/use-spoiler';
import { formatDate } from '../../../components/text/format-time';
import { interpolate } from '../../../interpolate';
import { useZone } from '../../../ssr/hydration';
import { matchPath } from '../../matches/paths';
import { formatRating } from '../../statistics/figures';
import styles from './CareerHighs.module.css';
import * as texts from './texts';

/** The best that the player did on one map. */
export function CareerHighs({ highs }: Pick<PlayerStatistics, 'highs'>) {
  if (highs.length === 0) return null;
  return (
    <Section title={texts.careerHighs} more={texts.onOneMap}>
      <Panel>
        <dl className={styles.highs}>
          {highs.map((high) => (
            <High key={high.kind} high={high} />
          ))}
        </dl>
      </Panel>
    </Section>
  );
}

function High({ high: { kind, value, on } }: { high: CareerHigh }) {
  const zone = useZone();
  const { isHidden } = useSpoiler(on.match);
  const values = {
    map: on.map,
    score: `${on.roundWins}:${on.roundLosses}`,
    team: on.versus?.name ?? texts.unknownTeam,
    date: formatDate(on.at, zone),
  };
  return (
    <div className={styles.high}>
      <dt>
        {texts.highLabels[kind]}
        <AppLink to={matchPath(on.match)} className={styles.where} data-spoiler="">
          {interpolate(isHidden ? texts.resultHidden : texts.formItemResult, values)}
        </AppLink>
      </dt>
      <dd className={styles.value}>{formatHigh(kind, value)}</dd>
    </div>
  );
}

function formatHigh(kind: CareerHigh['kind'], value: number): string {
  if (kind === 'rating') return formatRating(value);
  return kind === 'opening' ? balanceText(value, 0) : String(value);
}
