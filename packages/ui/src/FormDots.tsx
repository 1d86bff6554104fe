import { classNames } from './class-names';
import styles from './FormDots.module.css';

export type FormResult = 'W' | 'L' | 'D';

export interface FormDotsProps {
  /** Oldest first, as they are shown. */
  results: readonly FormResult[];
  /** How many of the newest to show: five in tables, ten on a team's page. */
  show?: number;
  className?: string;
}

const WORDS: Record<FormResult, string> = { W: 'win', L: 'loss', D: 'draw' };

const STYLES: Record<FormResult, string | undefined> = {
  W: styles.win,
  L: undefined,
  D: styles.draw,
};

/** The last results of a team, the newest on the right. */
export function FormDots({ results, show = 5, className }: FormDotsProps) {
  const shown = show > 0 ? results.slice(-show) : [];
  if (shown.length === 0) return null;
  return (
    <span className={classNames(styles.form, className)} role="img" aria-label={spoken(shown)}>
      {shown.map((result, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result is nothing but its place in the row
        <i key={place} className={classNames(styles.dot, STYLES[result])}>
          {result}
        </i>
      ))}
    </span>
  );
}

/** Letters side by side would be read as one word. */
const spoken = (results: readonly FormResult[]): string =>
  `Form, newest last: ${results.map((result) => WORDS[result]).join(', ')}`;
