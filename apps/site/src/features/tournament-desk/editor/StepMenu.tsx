import { classNames } from '@mes/ui/class-names';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../../components/AppLink';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './StepMenu.module.css';
import type { Step } from './settings-values';
import type { StepState } from './steps';

const ICONS = {
  done: <IconCheck size={16} stroke={1.75} aria-hidden="true" />,
  fix: <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />,
};

/** The steps with how far each is. A row of chips on a phone. */
export function StepMenu({ states, current }: { states: readonly StepState[]; current: Step }) {
  const menu = useRef<HTMLElement>(null);
  // Scrolls the row of a phone only, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attribute read follows the step
  useEffect(() => {
    const shown = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && shown) menu.current.scrollLeft = shown.offsetLeft - 20;
  }, [current]);
  const counted = states.slice(0, -1);
  const done = counted.filter(({ tone }) => tone === 'done').length;
  return (
    <nav ref={menu} className={styles.menu} aria-label={texts.stepsOfEditor}>
      {states.map(({ step, label, tone, note }, index) => (
        <AppLink
          key={step}
          to={`?step=${step}`}
          className={classNames(styles.step, styles[tone])}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {tone === 'open' ? index + 1 : ICONS[tone]}
          </span>
          <b>{label}</b>
          <small>{note}</small>
        </AppLink>
      ))}
      <p className={styles.total}>
        {interpolate(texts.stepsDone, { done, steps: counted.length })}
      </p>
    </nav>
  );
}
