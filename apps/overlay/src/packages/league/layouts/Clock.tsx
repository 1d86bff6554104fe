import { clockOf } from '../../../parts/labels';
import { Column } from '../parts/Column';
import { Reel } from '../parts/Reel';
import { tone } from '../parts/tones';
import styles from './Clock.module.css';

const LEFT = 320;
const WIDTH = 960;
const LOWEST = 620;
const HIGHEST = 860;
const COLON = { few: 64, many: 40 };
const LIGHT = '#4671eb';

/** One column for each digit, a step higher than the one before it. */
export function Clock({ leftMs }: { leftMs: number }) {
  const places = placesOf(clockOf(leftMs));
  const isDim = Math.floor(leftMs / 1_000) % 2 === 1;
  return (
    <div data-bleed>
      {places.map(({ letter, x, width, height, share }, place) =>
        letter === ':' ? (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place in the clock
            key={place}
            className={`${styles.colon} lg-rise`}
            style={{ left: x, width, height }}
            data-dim={isDim || undefined}
          >
            <i />
            <i />
          </div>
        ) : (
          <Column
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place in the clock
            key={place}
            x={x}
            width={width}
            height={height}
            tones={[tone(LIGHT, 46 + share * 48), tone(LIGHT, 10 + share * 21)]}
            step={place + 3}
          >
            <b
              className={`${styles.digit} lg-tight`}
              style={{ fontSize: Math.round(width * 2.34) }}
            >
              <Reel value={letter} delay={500 + place * 60} isClock />
            </b>
          </Column>
        ),
      )}
    </div>
  );
}

interface Place {
  readonly letter: string;
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** From 0 for the first digit to 1 for the last. */
  readonly share: number;
}

/** "4:05" stands as 04:05, so that the columns stay where they are. */
function placesOf(clock: string): Place[] {
  const letters = Array.from(clock.length < 5 ? `0${clock}` : clock);
  const colons = letters.filter((letter) => letter === ':').length;
  const digits = letters.length - colons;
  const colon = colons > 1 ? COLON.many : COLON.few;
  const width = (WIDTH - colons * colon) / digits;
  const places: Place[] = [];
  let x = LEFT;
  let passed = 0;
  for (const letter of letters) {
    const share = passed / (digits - 1);
    const height = LOWEST + (HIGHEST - LOWEST) * share;
    const own = letter === ':' ? colon : width;
    places.push({ letter, x, width: own, height: letter === ':' ? height - 40 : height, share });
    x += own;
    if (letter !== ':') passed++;
  }
  return places;
}
