import { useCall } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { managePath } from '../moderation/paths';
import styles from './Evidence.module.css';
import * as texts from './texts';

/** Accounts that may belong to the same person: a hint, no proof. */
export function SharedOrigins({ player }: { player: string }) {
  const found = useCall('notes', 'sharedOrigins', { player });
  return (
    <Section title={texts.sharedOrigins} count={found.data?.length}>
      <Loaded query={found} skeleton={<SkeletonRows rows={1} height={44} />}>
        {(accounts) =>
          accounts.length === 0 ? (
            <EmptyRow>{texts.noSharedOrigins}</EmptyRow>
          ) : (
            <Panel>
              <ul className={styles.names}>
                {accounts.map(({ player: other, device, at }) => (
                  <li key={other.id} className={styles.name}>
                    <AppLink to={managePath({ kind: 'player', id: other.id })}>
                      {other.name}
                    </AppLink>
                    <span className={styles.meta}>
                      <Chip tone={device ? 'warn' : 'neutral'}>
                        {device ? texts.sameBrowser : texts.sameAddress}
                      </Chip>{' '}
                      <Time at={at} show="ago" />
                    </span>
                  </li>
                ))}
              </ul>
            </Panel>
          )
        }
      </Loaded>
      <p className={styles.meta}>{texts.sharedOriginsHint}</p>
    </Section>
  );
}
