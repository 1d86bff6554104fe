import type { Account } from '@mes/contract/accounts';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { client } from '../../api/client';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { ask, showError } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { saveText } from '../../components/text/save-text';
import { notify } from '../../components/toasts/notify';
import styles from './OwnData.module.css';

/** Data export and deletion of the account. */
export function OwnData({ account }: { account: Account }) {
  const exportData = useWrite('accounts', 'export', { invalidates: [] });
  const deleteAccount = useWrite('accounts', 'deleteAccount', { invalidates: [] });

  const download = async () => {
    try {
      const data = await exportData.mutateAsync({});
      saveText(JSON.stringify(data, null, 2), {
        name: `${account.id}.json`,
        type: 'application/json',
      });
    } catch (error) {
      await showError(error);
    }
  };

  const confirmDeletion = async () => {
    const confirmed = await ask({
      title: 'Delete account?',
      message:
        'Your name, photo, messages and settings are gone for good. Your matches stay, without your name.',
      label: `Type ${account.name} to confirm`,
      danger: true,
      confirmLabel: 'Delete account',
      validate: (typed) => (typed === account.name ? null : 'That is not your name.'),
      action: (name) => deleteAccount.mutateAsync({ name }),
    });
    if (confirmed === null) return;
    client.identity.clear();
    notify({ message: 'Your account was deleted.', kind: 'success' });
  };

  return (
    <Section title="Your data">
      <Panel pad className={styles.choices}>
        <div className={styles.choice}>
          <p className={styles.about}>
            A file with everything that is kept about you, readable by programs.
          </p>
          <Button
            variant="ghost"
            size="sm"
            loading={exportData.isPending}
            icon={<IconDownload size={17} stroke={1.75} aria-hidden="true" />}
            onClick={() => void download()}
          >
            Download my data
          </Button>
        </div>
        <div className={styles.choice}>
          <p className={styles.about}>
            Leave for good.{' '}
            {account.isLeader && 'Hand your team over first, or it gets a new leader.'}
          </p>
          <Button
            variant="danger"
            size="sm"
            icon={<IconTrash size={17} stroke={1.75} aria-hidden="true" />}
            onClick={() => void confirmDeletion()}
          >
            Delete account
          </Button>
        </div>
      </Panel>
    </Section>
  );
}
