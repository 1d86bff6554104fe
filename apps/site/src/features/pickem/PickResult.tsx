import type { Pickem, Prediction } from '@mes/contract/pickem-schemas';
import { predict } from '@mes/domain/pickem/prediction';
import { type ReactNode, useMemo } from 'react';
import { Chip } from '../../components/layout/Chip';
import { interpolate } from '../../interpolate';
import styles from './PickResult.module.css';
import { PickSheet } from './PickSheet';
import { toMarks } from './predicted-rounds';
import * as texts from './texts';
import { toSetup } from './use-picks';

interface PickResultProps {
  pickem: Pickem;
  shown: Prediction;
  /** Beside the score: a link back, or the link to share. */
  children?: ReactNode;
}

/** A prediction after the lock, with what has become of each pick. */
export function PickResult({ pickem, shown, children }: PickResultProps) {
  const prediction = useMemo(() => predict(toSetup(pickem), shown.picks), [pickem, shown.picks]);
  const marks = useMemo(() => toMarks(shown), [shown]);
  return (
    <>
      <div className={styles.score}>
        <strong className={styles.points}>
          {interpolate(texts.pointsOf, { points: shown.points, most: pickem.mostPoints })}
        </strong>
        {shown.possible > 0 && (
          <Chip>{interpolate(texts.stillPossible, { possible: shown.possible })}</Chip>
        )}
        {shown.rank !== null && (
          <Chip tone="accent">{interpolate(texts.rankOf, { rank: shown.rank })}</Chip>
        )}
        {children}
      </div>
      <PickSheet pickem={pickem} prediction={prediction} marks={marks} onPick={null} />
    </>
  );
}
