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
import { interpolate } from '../../interpolate';
import styles from './OwnData.module.css';
import * as texts from './texts';

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
      title: texts.deleteAccountTitle,
      message: texts.deleteAccountMessage,
      label: interpolate(texts.typeToConfirm, { name: account.name }),
      danger: true,
      confirmLabel: texts.deleteAccount,
      validate: (typed) => (typed === account.name ? null : texts.wrongName),
      action: (name) => deleteAccount.mutateAsync({ name }),
    });
    if (confirmed === null) return;
    client.identity.clear();
    notify({ message: texts.accountDeleted, kind: 'success' });
  };

  return (
    <Section title={texts.yourData}>
      <Panel pad className={styles.choices}>
        <div className={styles.choice}>
          <p className={styles.about}>{texts.downloadLead}</p>
          <Button
            variant="ghost"
            size="sm"
            loading={exportData.isPending}
            icon={<IconDownload size={17} stroke={1.75} aria-hidden="true" />}
            onClick={() => void download()}
          >
            {texts.downloadMyData}
          </Button>
        </div>
        <div className={styles.choice}>
          <p className={styles.about}>
            {texts.leaveForGood} {account.isLeader && texts.handTeamOver}
          </p>
          <Button
            variant="danger"
            size="sm"
            icon={<IconTrash size={17} stroke={1.75} aria-hidden="true" />}
            onClick={() => void confirmDeletion()}
          >
            {texts.deleteAccount}
          </Button>
        </div>
      </Panel>
    </Section>
  );
}
