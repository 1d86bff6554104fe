import type { Account } from '@mes/contract/accounts';
import { classNames } from '@mes/ui/class-names';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button';
import { Panel } from '../../components/layout/Panel';
import { countryName } from '../../components/pictures/country-name';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import styles from './FirstSteps.module.css';
import { FIRST_STEPS, type FirstStep, isStepDone } from './first-steps';
import { GameIdStep } from './GameIdStep';
import { NameStep } from './NameStep';
import { TeamStep } from './TeamStep';
import * as texts from './texts';

interface FirstStepsProps {
  account: Account;
  open: FirstStep;
  onLater: (step: FirstStep) => void;
  onOpen: (step: FirstStep) => void;
}

/** Three short steps after the first sign-in, one open at a time; each can be left for later. */
export default function FirstSteps({ account, open, onLater, onOpen }: FirstStepsProps) {
  const heading = useFocusOnChange(open);
  return (
    <Panel>
      <ol className={styles.steps} aria-label={texts.firstSteps}>
        {FIRST_STEPS.map((step, index) => (
          <li
            key={step}
            className={classNames(styles.step, step === open && styles.open)}
            aria-current={step === open ? 'step' : undefined}
          >
            <Mark isDone={isStepDone(account, step)} number={index + 1} />
            <div className={styles.content}>
              <h2 ref={step === open ? heading : undefined} tabIndex={-1} className={styles.title}>
                {TITLES[step]}
              </h2>
              {step === open ? (
                <OpenStep step={step} account={account}>
                  <p className={styles.later}>
                    <button type="button" className={styles.link} onClick={() => onLater(step)}>
                      {texts.doItLater}
                    </button>
                    , {texts.doItLaterText}
                  </p>
                </OpenStep>
              ) : (
                <p className={styles.text}>{summaryOf(step, account)}</p>
              )}
            </div>
            {step !== open && !isStepDone(account, step) && (
              <Button size="sm" variant="ghost" onClick={() => onOpen(step)}>
                {texts.openStep}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The button that had the focus is gone with the step before. */
function useFocusOnChange(open: FirstStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== open) heading.current?.focus();
    before.current = open;
  }, [open]);
  return heading;
}

const TITLES: Readonly<Record<FirstStep, string>> = {
  name: texts.nameAndCountry,
  game_id: texts.gameId,
  team: texts.teamOrFreeAgent,
};

function OpenStep({
  step,
  account,
  children,
}: {
  step: FirstStep;
  account: Account;
  children: ReactNode;
}) {
  if (step === 'name') return <NameStep account={account}>{children}</NameStep>;
  if (step === 'game_id')
    return (
      <div className={styles.withExample}>
        <GameIdStep account={account}>{children}</GameIdStep>
        <WhereToFindIt name={account.name} />
      </div>
    );
  return <TeamStep account={account}>{children}</TeamStep>;
}

function Mark({ isDone, number }: { isDone: boolean; number: number }) {
  if (!isDone) return <span className={styles.number}>{number}</span>;
  return <IconCircleCheck className={styles.done} size={28} stroke={1.75} aria-hidden="true" />;
}

function summaryOf(step: FirstStep, account: Account): string {
  if (step === 'name')
    return account.country
      ? `${account.name}, ${countryName(account.country)}`
      : texts.nameAndCountryText;
  if (step === 'game_id') return account.gameId ?? texts.giveGameIdText;
  return account.team?.name ?? (account.looking ? texts.nowFreeAgent : texts.teamOrFreeAgentText);
}

/** What the id looks like in the game. */
function WhereToFindIt({ name }: { name: string }) {
  const id = useId();
  return (
    <section className={styles.example} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {texts.whereToFindId}
      </h3>
      <div className={styles.screen} aria-hidden="true">
        <PlayerPhoto name={name} photo={null} size={44} />
        <span>
          <b>{name}</b>
          <span className={styles.hit}>{texts.exampleId}</span>
        </span>
      </div>
      <p className={styles.text}>{texts.whereToFindIdText}</p>
    </section>
  );
}
