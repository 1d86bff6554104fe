import type { Giveaway } from '@mes/contract/giveaways';
import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import { Chip } from '../../components/layout/Chip';
import { Countdown } from '../../components/text/Countdown';
import { Time } from '../../components/text/Time';
import styles from './GiveawayHero.module.css';
import { GiveawayPicture } from './GiveawayPicture';
import { STATE_LABELS, STATE_TONES } from './labels';
import * as texts from './texts';

/** Title, picture, what comes next and how many have entered: dark in both themes. */
export function GiveawayHero({ giveaway, actions }: { giveaway: Giveaway; actions?: ReactNode }) {
  const { title, state, entries, opensAt, closesAt } = giveaway;
  const isOver = state === 'closed' || state === 'drawn';
  return (
    <header className={classNames(styles.hero, 'mes-broadcast')}>
      <div className={styles.inner}>
        <GiveawayPicture giveaway={giveaway} eager className={styles.picture} />
        <div className={styles.text}>
          <p className={styles.chips}>
            <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>
            {actions}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <dl className={styles.figures}>
            <Next giveaway={giveaway} />
            {state !== 'planned' && (
              <div>
                <dt className={styles.label}>{texts.entries}</dt>
                <dd className={styles.figure} aria-live="off">
                  {entries.toLocaleString('en')}
                </dd>
              </div>
            )}
          </dl>
          <p className={styles.times}>
            <span>
              {state === 'planned' ? texts.opens : texts.opened} <Time at={opensAt} />
            </span>
            <span>
              {isOver ? texts.closedSince : texts.closes} <Time at={closesAt} />
            </span>
          </p>
        </div>
      </div>
    </header>
  );
}

function Next({ giveaway: { state, opensAt, closesAt, drawnAt } }: { giveaway: Giveaway }) {
  if (state === 'closed') return <p className={styles.waiting}>{texts.waitsForDraw}</p>;
  if (drawnAt !== null)
    return (
      <div>
        <dt className={styles.label}>{texts.drawnOn}</dt>
        <dd className={styles.figure}>
          <Time at={drawnAt} show="date" />
        </dd>
      </div>
    );
  return (
    <div>
      <dt className={styles.label}>{state === 'planned' ? texts.opensIn : texts.closesIn}</dt>
      <dd className={styles.figure}>
        <Countdown to={state === 'planned' ? opensAt : closesAt} />
      </dd>
    </div>
  );
}
