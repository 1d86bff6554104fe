import { classNames } from '@mes/ui/class-names';
import styles from './ResultLetter.module.css';
import type { TeamResult } from './team-result';
import * as texts from './texts';

const LABELS = { W: texts.won, L: texts.lost, D: texts.drawn };

/** W, L or D in its colour; a dash for a match that does not count. */
export function ResultLetter({ letter }: Pick<TeamResult, 'letter'>) {
  return (
    <span
      className={classNames(
        styles.letter,
        letter === 'W' && styles.won,
        letter === 'L' && styles.lost,
      )}
      title={letterLabel(letter)}
    >
      {letter ?? '-'}
    </span>
  );
}

export function letterLabel(letter: TeamResult['letter']): string {
  return letter ? LABELS[letter] : texts.notCounted;
}
