import type { TournamentPlayer } from '@mes/contract/statistics';
import { classNames } from '@mes/ui/class-names';
import { barOf, type TableFigure } from './columns';
import styles from './FigureBar.module.css';

interface FigureBarProps {
  figure: TableFigure;
  player: TournamentPlayer;
  /** The best value, which fills the bar. */
  most: number;
  isChosen: boolean;
}

/** A figure with its bar; a difference grows from the middle. */
export function FigureBar({ figure, player, most, isChosen }: FigureBarProps) {
  const share = barOf(figure, player, most);
  const style = figure.isSigned
    ? { left: `${50 + Math.min(0, share) * 50}%`, width: `${Math.abs(share) * 50}%` }
    : { left: 0, width: `${share * 100}%` };
  return (
    <span className={classNames(styles.figure, isChosen && styles.chosen)}>
      <span className={classNames(styles.bar, figure.isSigned && styles.middle)} aria-hidden="true">
        <span style={style} />
      </span>
      <span className={styles.text}>{figure.text(player)}</span>
    </span>
  );
}
