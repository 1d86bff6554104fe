import type { MapStatistics } from '@mes/contract/statistics';
import { classNames } from '@mes/ui/class-names';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { formatPercent } from '../../components/text/format-percent';
import { interpolate } from '../../interpolate';
import styles from './MapRates.module.css';
import * as texts from './texts';

/** Win rates above and below which a map is highlighted. */
const STRONG = 0.6;
const WEAK = 0.45;

/** The win rate of a team on each map, best first. */
export function MapRates({ maps }: { maps: readonly MapStatistics[] }) {
  const played = maps
    .filter((map) => map.played > 0)
    .toSorted((one, other) => rateOf(other) - rateOf(one) || other.played - one.played);
  return (
    <Section title={texts.maps} more={<span>{texts.mapRatesLead}</span>}>
      {played.length === 0 ? (
        <EmptyRow>{texts.noMapsPlayed}</EmptyRow>
      ) : (
        <Panel>
          <ul className={styles.list}>
            {played.map((map) => (
              <MapRate key={map.map} map={map} />
            ))}
          </ul>
        </Panel>
      )}
    </Section>
  );
}

function MapRate({ map }: { map: MapStatistics }) {
  const rate = rateOf(map);
  const percent = formatPercent(rate);
  return (
    <li className={styles.map}>
      <MapChip map={map.map} />
      <span className={styles.bar} aria-hidden="true">
        <i
          className={classNames(rate >= STRONG && styles.strong, rate < WEAK && styles.weak)}
          style={{ width: percent }}
        />
      </span>
      <span className={styles.rate}>{percent}</span>
      <span className={styles.played}>
        {map.played === 1 ? texts.oneMap : interpolate(texts.mapCount, { count: map.played })}
      </span>
    </li>
  );
}

function rateOf({ won, played }: MapStatistics): number {
  return played === 0 ? 0 : won / played;
}
