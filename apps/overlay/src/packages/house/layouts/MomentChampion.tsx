import { between, seeded } from '@mes/domain/random/random';
import { ordinal } from '@mes/ui/ordinal';
import type { ChampionMoment } from '../../../models/moment';
import { Fit } from '../../../parts/Fit';
import { useEvent } from '../../kit-context';
import { Sign } from '../parts/Sign';
import { Slash } from '../parts/Slash';
import styles from './Moment.module.css';
import { NameInTwoLines } from './NameInTwoLines';

/** The accent floods the frame, slashes fall along the axis. */
export function Champion({ winner, final, prize, podium }: ChampionMoment) {
  const event = useEvent();
  const places = podium.map(({ place, name }) => `${ordinal(place)} ${name}`);
  const lines = [final, prize, ...places].filter(Boolean);
  return (
    <Slash x={2_200} bone="left" blade={0} field="accent">
      <Rain />
      <NameInTwoLines name={winner.displayName} word="champions" />
      <div className={`${styles.middle} ${styles.champion}`}>
        <div className={`${styles.title} hs-fade`}>
          <Sign className={styles.mark} />
          <div className={`${styles.titleText} hs-mid`}>
            <Fit>Champions</Fit>
            <Fit>{`of ${event.name}`}</Fit>
          </div>
        </div>
        {lines.length > 0 && (
          <p className={`${styles.prize} hs-mid hs-fade`} data-many={lines.length > 2 || undefined}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        )}
      </div>
    </Slash>
  );
}

const SLASHES = 64;
const PERIODS_S = [2.4, 3, 4];
const COLOURS = ['#ffffff', 'rgb(11 14 13 / 0.16)', 'var(--bone)'];

function Rain() {
  const random = seeded(7);
  return (
    <div className={styles.rain}>
      {Array.from({ length: SLASHES }, (_, place) => {
        const isLarge = place % 8 === 0;
        const height = isLarge ? between(random, 620, 1_020) : between(random, 60, 210);
        const width =
          height * 0.2493 + (isLarge ? between(random, 90, 180) : between(random, 12, 38));
        const drop: Record<`--${string}`, string | number> = {
          '--left': `${between(random, 0, 2_300)}px`,
          '--height': `${height}px`,
          '--width': `${Math.round(width)}px`,
          '--part': random().toFixed(3),
          '--period': `${isLarge ? 6 : PERIODS_S[place % 3]}s`,
          '--colour': isLarge ? 'rgb(11 14 13 / 0.1)' : COLOURS[place % 3]!,
        };
        // biome-ignore lint/suspicious/noArrayIndexKey: a slash is its place
        return <i key={place} style={drop} />;
      })}
    </div>
  );
}
