import type { StreamConfiguration } from '@mes/contract/stream';
import { deriveValues } from '@mes/domain/stream/configuration';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './LiveScore.module.css';

/** What the stream shows now, as large as a glance needs. */
export function LiveScore({ configuration }: { configuration: StreamConfiguration }) {
  const { scoreA, scoreB, bestOf, round, tournament, maps } = deriveValues(configuration);
  const { normTeam1, normTeam2 } = configuration;
  return (
    <section aria-label={texts.score} className={classNames('mes-broadcast', styles.score)}>
      <p className={styles.event}>
        {[tournament.name, round, interpolate(texts.bestOf, { bestOf })].filter(Boolean).join(', ')}
      </p>
      <p className={styles.series}>
        <b>{normTeam1 || texts.tbd}</b>
        <span className={styles.number}>{scoreA}</span>
        <i>:</i>
        <span className={styles.number}>{scoreB}</span>
        <b>{normTeam2 || texts.tbd}</b>
      </p>
      <ul className={styles.maps}>
        {maps.map(({ name, score, current, leftout, server }) => (
          <li key={name} className={classNames(styles.map, leftout && styles.out)}>
            <MapChip map={name} />
            <b>{score ? `${score[0]} : ${score[1]}` : leftout ? texts.notPlayed : texts.toCome}</b>
            {current && <LiveMark />}
            {server && <span className={styles.server}>{server}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
