import type { MapStatistics } from '@mes/contract/statistics';
import { classNames } from '@mes/ui/class-names';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { formatPercent } from '../../components/text/format-percent';
import { interpolate } from '../../interpolate';
import { mapCountText } from './labels';
import styles from './MapPool.module.css';
import { sortMaps, vetoTotal, winRateOf } from './map-pool';
import * as texts from './texts';

/** Win rates above and below which a map is highlighted. */
const STRONG = 0.6;
const WEAK = 0.45;

/** How a team does on each map, and what it bans and picks. Without vetoes, only the first. */
export function MapPool({ maps }: { maps: readonly MapStatistics[] }) {
  const vetoes = vetoTotal(maps);
  const lead = vetoes > 0 ? interpolate(texts.vetoCount, { count: vetoes }) : texts.bestFirst;
  return (
    <Section title={texts.mapPool} more={maps.length > 0 && <span>{lead}</span>}>
      {maps.length === 0 ? (
        <EmptyRow>{texts.noMapsPlayed}</EmptyRow>
      ) : (
        <>
          <Panel>
            <table className={classNames(styles.pool, vetoes === 0 && styles.winsOnly)}>
              <thead>
                <tr>
                  <th scope="col">{texts.map}</th>
                  <th scope="col" className={styles.number}>
                    {texts.played}
                  </th>
                  <th scope="col">{texts.winRate}</th>
                  {vetoes > 0 && (
                    <>
                      <th scope="col" className={styles.number}>
                        {texts.bans}
                      </th>
                      <th scope="col">{texts.picks}</th>
                      <th scope="col" className={styles.number}>
                        {texts.bannedByOthers}
                      </th>
                    </>
                  )}
                </tr>
              </thead>
              <tbody>
                {sortMaps(maps).map((map) => (
                  <MapRow key={map.map} map={map} hasVetoes={vetoes > 0} />
                ))}
              </tbody>
            </table>
          </Panel>
          <p className={styles.note}>
            {texts.winRateNote} {vetoes > 0 && texts.vetoNote}
          </p>
        </>
      )}
    </Section>
  );
}

function MapRow({ map, hasVetoes }: { map: MapStatistics; hasVetoes: boolean }) {
  const rate = winRateOf(map);
  return (
    <tr>
      <th scope="row" className={styles.map}>
        <MapChip map={map.map} />
      </th>
      <td className={styles.played}>{mapCountText(map.played)}</td>
      <td className={styles.wins}>
        <span className={styles.win}>
          <span className={styles.bar} aria-hidden="true">
            {rate !== null && (
              <i
                className={classNames(rate >= STRONG && styles.strong, rate < WEAK && styles.weak)}
                style={{ width: `${rate * 100}%` }}
              />
            )}
          </span>
          <b className={styles.rate}>{formatPercent(rate)}</b>
        </span>
      </td>
      {hasVetoes && (
        <>
          <td className={styles.bans}>
            <Share label={texts.bans} part={map.banned} whole={map.vetoes} />
          </td>
          <td className={styles.picks}>
            <Share label={texts.picks} part={map.pickedInVeto} whole={map.pickVetoes} />
          </td>
          <td className={styles.others} data-label={texts.bannedByOthers}>
            {formatPercent(shareOf(map.bannedByOthers, map.vetoes))}
          </td>
        </>
      )}
    </tr>
  );
}

function Share({ label, part, whole }: { label: string; part: number; whole: number }) {
  const share = shareOf(part, whole);
  return (
    <span className={styles.share} data-label={label}>
      <i aria-hidden="true" style={{ width: `${(share ?? 0) * 70}%` }} />
      {formatPercent(share)}
    </span>
  );
}

function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
