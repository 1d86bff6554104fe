import type { Account } from '@mes/contract/accounts';
import { classNames } from '@mes/ui/class-names';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
  return (
    <div className={styles.layout}>
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
                <h2 className={styles.title}>{TITLES[step]}</h2>
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
      {open === 'game_id' && <WhereToFindIt name={account.name} />}
    </div>
  );
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
  if (step === 'game_id') return <GameIdStep account={account}>{children}</GameIdStep>;
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
  return (
    <Panel pad className={styles.example}>
      <h2 className={styles.title}>{texts.whereToFindId}</h2>
      <div className={styles.screen} aria-hidden="true">
        <PlayerPhoto name={name} photo={null} size={44} />
        <span>
          <b>{name}</b>
          <span className={styles.hit}>{texts.exampleId}</span>
        </span>
      </div>
      <p className={styles.text}>{texts.whereToFindIdText}</p>
    </Panel>
  );
}
