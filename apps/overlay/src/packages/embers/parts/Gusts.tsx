import { seeded } from '@mes/domain/random/random';
import { useMemo } from 'react';
import styles from './Gusts.module.css';
import { RISE, seamAt } from './seam';

const PLACES = 3;
const EMBERS = 18;
const WIDTH = 420;
const COLOURS = ['#fff6d6', '#ffb054', '#f06510', '#f06510'];
/** Embers start at any of these steps, so that all of them move in the same frames. */
const STEPS = 54;

/**
 * What moves at rest: a gust of embers out of the seam, at one place after the other. It needs no
 * script, moves 20 times a second, and never more than a small part of the picture changes at once.
 */
export function Gusts({ seam }: { seam: number }) {
  const { places, embers } = useMemo(() => gustsOf(seam), [seam]);
  return (
    <div className={styles.gust} style={places}>
      {embers.map((ember) => (
        <i key={ember['--x']} className={styles.ember} style={ember} />
      ))}
      <div className={styles.seam}>
        <i className={styles.glint} />
      </div>
    </div>
  );
}

type Variables = Record<`--${string}`, string | number>;

/** Spread over what is seen of the seam, the middle last. */
function gustsOf(seam: number): { places: Variables; embers: readonly Variables[] } {
  const random = seeded(Math.round(seam));
  const first = Math.max(0, (seam - 1_080) / RISE);
  const apart = (1_920 - first - WIDTH) / (PLACES - 1);
  const places = Object.fromEntries(
    [0, 2, 1].map((place, turn) => {
      const x = Math.round(first + place * apart);
      return [`--place-${turn}`, `translate(${x}px, ${Math.round(seamAt(seam, x))}px)`];
    }),
  );
  return { places, embers: embersOf(random) };
}

function embersOf(random: () => number): Variables[] {
  return Array.from({ length: EMBERS }, (_, place) => {
    const x = Math.round(20 + ((place + random()) / EMBERS) * (WIDTH - 60));
    return {
      '--x': `${x}px`,
      '--y': `${Math.round(-RISE * x)}px`,
      '--dx': `${Math.round(10 + random() * 70)}px`,
      '--dy': `${Math.round(-120 - random() * 300)}px`,
      '--size': (0.45 + random() ** 2 * 1.2).toFixed(2),
      '--colour': COLOURS[Math.floor(random() * COLOURS.length)]!,
      '--late': Math.floor(random() * STEPS),
    };
  });
}
