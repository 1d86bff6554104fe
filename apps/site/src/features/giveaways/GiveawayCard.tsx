import type { Giveaway } from '@mes/contract/giveaways';
import { classNames } from '@mes/ui/class-names';
import { IconCircleCheck } from '@tabler/icons-react';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { interpolate } from '../../interpolate';
import { entriesText, rewardText } from './counts';
import styles from './GiveawayCard.module.css';
import { GiveawayPicture } from './GiveawayPicture';
import { GiveawayTime } from './GiveawayTime';
import { STATE_LABELS, STATE_TONES } from './labels';
import { giveawayPath } from './paths';
import * as texts from './texts';

export type ShownGiveaway = Pick<
  Giveaway,
  'id' | 'title' | 'state' | 'opensAt' | 'closesAt' | 'drawnAt' | 'entries' | 'entered' | 'winners'
> & {
  readonly rewards: readonly Pick<Giveaway['rewards'][number], 'name' | 'count'>[];
  readonly picture: { readonly url: string } | null;
};

const REWARDS_SHOWN = 3;
const WINNERS_SHOWN = 3;

interface GiveawayCardProps {
  giveaway: ShownGiveaway;
  /** Full width, for the only one that is open. */
  large?: boolean;
}

export function GiveawayCard({ giveaway, large = false }: GiveawayCardProps) {
  const { id, title, state, entries, entered, rewards, winners } = giveaway;
  return (
    <article className={classNames(styles.card, large && styles.large)}>
      <GiveawayPicture giveaway={giveaway} className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.meta}>
          <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>
          {entered && state !== 'drawn' && (
            <Chip icon={<IconCircleCheck size={14} stroke={1.75} aria-hidden="true" />}>
              {texts.youAreIn}
            </Chip>
          )}
        </p>
        <h3 className={styles.title}>
          <AppLink to={giveawayPath(id)} className={styles.link}>
            {title}
          </AppLink>
        </h3>
        {winners.length > 0 ? (
          <Some
            items={winners.map(({ player, reward }) => `${player.name}: ${reward}`)}
            most={WINNERS_SHOWN}
          />
        ) : (
          <Some items={rewards.map(rewardText)} most={REWARDS_SHOWN} />
        )}
        <p className={styles.foot}>
          <GiveawayTime giveaway={giveaway} />
          {state !== 'planned' && <span>{entriesText(entries)}</span>}
        </p>
      </div>
    </article>
  );
}

function Some({ items, most }: { items: readonly string[]; most: number }) {
  return (
    <ul className={styles.list}>
      {items.slice(0, most).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rewards may have the same name
        <li key={index}>{item}</li>
      ))}
      {items.length > most && (
        <li>{interpolate(texts.moreRewards, { count: items.length - most })}</li>
      )}
    </ul>
  );
}
