import type { Session } from '@mes/contract/accounts';
import { IconDevices } from '@tabler/icons-react';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmAction } from '../../components/dialogs/dialogs';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import styles from './SessionList.module.css';

/** The sessions of the account, with buttons to end them. */
export function SessionList() {
  const sessions = useCall('accounts', 'sessions', {});
  const revoke = useWrite('accounts', 'revokeSession');
  const revokeOthers = useWrite('accounts', 'revokeOtherSessions');

  const end = ({ id, device }: Session) =>
    confirmAction({
      title: `Sign out ${device}?`,
      message: 'Whoever uses it has to sign in again.',
      confirmLabel: 'Sign out device',
      danger: true,
      action: () => revoke.mutateAsync({ session: id }),
      success: 'The device was signed out.',
    });
  const endOthers = () =>
    confirmAction({
      title: 'Sign out everywhere else?',
      message: 'Only this browser stays signed in.',
      confirmLabel: 'Sign out others',
      danger: true,
      action: () => revokeOthers.mutateAsync({}),
      success: 'All other devices were signed out.',
    });

  return (
    <Section
      title="Signed in on"
      more={
        (sessions.data?.length ?? 0) > 1 && (
          <Button variant="quiet" size="sm" onClick={() => void endOthers()}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <Panel>
        <Loaded query={sessions} skeleton={<SkeletonRows rows={2} height={64} />}>
          {(rows) => (
            <ul className={styles.list}>
              {rows.map((session) => (
                <li key={session.id} className={styles.session}>
                  <IconDevices size={20} stroke={1.75} className={styles.icon} aria-hidden="true" />
                  <span className={styles.text}>
                    <span className={styles.device}>{session.device}</span>
                    <span className={styles.seen}>
                      Last seen <Time at={session.lastSeenAt} show="ago" /> · signed in{' '}
                      <Time at={session.createdAt} show="ago" />
                    </span>
                  </span>
                  {session.current ? (
                    <Chip>This browser</Chip>
                  ) : (
                    <Button variant="quiet" size="sm" onClick={() => void end(session)}>
                      Sign out
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
    </Section>
  );
}
