import { classNames } from './class-names';
import styles from './FormDots.module.css';

export type FormResult = 'W' | 'L' | 'D';

export interface FormDotsProps {
  /** Oldest first. */
  results: readonly FormResult[];
  /** The number of results to show, from the newest: five in tables, ten on a team's page. */
  show?: number;
  className?: string;
}

const LABELS: Record<FormResult, string> = { W: 'win', L: 'loss', D: 'draw' };

const STYLES: Record<FormResult, string | undefined> = {
  W: styles.win,
  L: undefined,
  D: styles.draw,
};

/** The last results of a team, newest on the right. */
export function FormDots({ results, show = 5, className }: FormDotsProps) {
  const shown = show > 0 ? results.slice(-show) : [];
  if (shown.length === 0) return null;
  return (
    <span className={classNames(styles.form, className)} role="img" aria-label={ariaLabel(shown)}>
      {shown.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no identity but their index
        <i key={index} className={classNames(styles.dot, STYLES[result])}>
          {result}
        </i>
      ))}
    </span>
  );
}

/** Screen readers would read the letters as one word. */
const ariaLabel = (results: readonly FormResult[]): string =>
  `Form, newest last: ${results.map((result) => LABELS[result]).join(', ')}`;
