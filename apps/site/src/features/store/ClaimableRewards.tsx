import { channels } from '@mes/client/channels';
import type { ViewerReward } from '@mes/contract/giveaways';
import { STORE_LIMITS } from '@mes/domain/store/limits';
import { useCall, useWrite } from '../../api/use-call';
import { ignore, useLive } from '../../api/use-live';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { ask } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Money } from '../../components/text/Money';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { ItemPicture } from './ItemPicture';
import styles from './OwnRequests.module.css';
import * as texts from './texts';

/** Rewards that the account has won and not claimed yet; renders nothing without any. */
export function ClaimableRewards() {
  const { data = [] } = useCall('store', 'claimableRewards', {});
  useLive(channels.giveaways(), { 'giveaway.entered': ignore, reads: ['store'] });
  if (data.length === 0) return null;
  return (
    <Section title={texts.yourRewards} count={data.length}>
      <Panel>
        <ul className={styles.list}>
          {data.map((reward) => (
            <ClaimableReward key={reward.giveaway} reward={reward} />
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

function ClaimableReward({ reward: won }: { reward: ViewerReward }) {
  const { giveaway, title, reward, value, wonAt } = won;
  const claim = useWrite('store', 'claimReward', { invalidates: ['store'] });
  return (
    <li className={styles.request}>
      <ItemPicture picture={null} small />
      <div className={styles.text}>
        <p className={styles.title}>{reward}</p>
        <p className={styles.meta}>
          <AppLink to={`/promo/${giveaway}`}>{title}</AppLink>
          {value !== null && <Money cents={value} />}
          <span>
            {texts.won} <Time at={wonAt} show="ago" />
          </span>
        </p>
      </div>
      <Button
        size="sm"
        onClick={() =>
          void ask({
            title: interpolate(texts.claimTitle, { reward }),
            message: texts.claimMessage,
            label: texts.claimLabel,
            hint: texts.claimHint,
            multiline: true,
            optional: true,
            maxLength: STORE_LIMITS.message,
            confirmLabel: texts.claimConfirm,
            action: (message) => claim.mutateAsync({ giveaway, message }),
            success: texts.orderDone,
          })
        }
      >
        {texts.claim}
      </Button>
    </li>
  );
}
