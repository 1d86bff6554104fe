import type { Session } from '@mes/contract/accounts';
import type { AccountDetails } from '@mes/contract/accounts-admin';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmAction, showError } from '../../components/dialogs/dialogs';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import styles from './AccountSessions.module.css';
import * as texts from './texts';

const INVALIDATES = { invalidates: ['accountAdmin', 'logs'] } as const;

export function AccountSessions({ account }: { account: AccountDetails }) {
  const { id, name, activeSessions } = account;
  const revoke = useWrite('accountAdmin', 'revokeSession', INVALIDATES);
  const revokeAll = useWrite('accountAdmin', 'revokeSessions', INVALIDATES);

  const end = async (session: Session) => {
    try {
      await revoke.mutateAsync({ account: id, session: session.id });
      notify({ message: texts.deviceSignedOut, kind: 'success' });
    } catch (error) {
      await showError(error);
    }
  };
  const endAll = () =>
    confirmAction({
      title: interpolate(texts.signOutTitle, { name }),
      message: texts.signOutMessage,
      confirmLabel: texts.signOutEverywhere,
      danger: true,
      action: () => revokeAll.mutateAsync({ account: id }),
      success: texts.signedOutEverywhere,
    });

  return (
    <Section
      title={texts.signedInOn}
      more={
        activeSessions.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => void endAll()}>
            {texts.signOutEverywhere}
          </Button>
        )
      }
    >
      {activeSessions.length === 0 ? (
        <EmptyRow>{texts.signedInNowhere}</EmptyRow>
      ) : (
        <Panel>
          <ul className={styles.list}>
            {activeSessions.map((session) => (
              <li key={session.id} className={styles.session}>
                <div className={styles.text}>
                  <p className={styles.device}>{session.device}</p>
                  <p className={styles.seen}>
                    {texts.lastSeen} <Time at={session.lastSeenAt} show="ago" />, {texts.since}{' '}
                    <Time at={session.createdAt} show="date" />
                  </p>
                </div>
                {session.current ? (
                  <Chip>{texts.thisBrowser}</Chip>
                ) : (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={interpolate(texts.signOutDevice, { device: session.device })}
                    onClick={() => void end(session)}
                  >
                    {texts.signOut}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Section>
  );
}
