import type { CSSProperties } from 'react';
import { Column } from './Column';
import styles from './Rising.module.css';
import { tone } from './tones';

interface RisingProps {
  colour: string;
  /** From left to right, in columns of 160 pixels. */
  heights: readonly number[];
  /** The column of the grid that the first one stands in. */
  from?: number;
  /** In which order they rise. */
  stepOf: (place: number) => number;
  /** How much of the colour each has, in per cent. */
  shareOf: (place: number) => number;
  /** Those of a winner rise white. */
  isWinner?: boolean;
}

/** A silhouette in one colour; while it enters, chevrons run up in it. */
export function Rising({ colour, heights, from = 0, stepOf, shareOf, isWinner }: RisingProps) {
  return (
    <>
      {heights.map((height, place) => {
        const share = shareOf(place);
        return (
          <Column
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={place}
            x={(from + place) * 160}
            width={160}
            height={height}
            tones={[tone(colour, share), tone(colour, share - 34)]}
            step={stepOf(place)}
          >
            <i
              className={styles.chevrons}
              style={{ '--run': place % 2 ? '1400ms' : '1100ms' } as CSSProperties}
            />
            {isWinner && <i className={styles.flash} />}
          </Column>
        );
      })}
    </>
  );
}

/** How far a column of twelve is from the middle. */
export function fromMiddle(place: number): number {
  return Math.abs(place - 5.5) - 0.5;
}
