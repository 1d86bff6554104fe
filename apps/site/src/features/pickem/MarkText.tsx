import type { Prediction } from '@mes/contract/pickem-schemas';
import { classNames } from '@mes/ui/class-names';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import styles from './MarkText.module.css';
import * as texts from './texts';

type Mark = Prediction['marks'][number];

export const MARK_LABELS: Readonly<Record<Mark['state'], string>> = {
  correct: texts.stateCorrect,
  partial: texts.statePartial,
  wrong: texts.stateWrong,
  open: texts.stateOpen,
  impossible: texts.stateImpossible,
};

const SIGNS: Readonly<Record<Mark['state'], string>> = {
  correct: '✓',
  partial: '✓',
  wrong: '✗',
  open: '○',
  impossible: '–',
};

/** What has become of a pick: a sign, its points, and the words for screen readers. */
export function MarkText({ mark }: { mark: Mark }) {
  return (
    <span className={classNames(styles.mark, styles[mark.state])} title={MARK_LABELS[mark.state]}>
      <span aria-hidden="true">{signOf(mark)}</span>
      <Hidden>{MARK_LABELS[mark.state]}</Hidden>
    </span>
  );
}

export function signOf({ state, points }: Mark): string {
  const earned = points > 0 ? ` ${interpolate(texts.earned, { points })}` : '';
  return `${SIGNS[state]}${earned}`;
}
