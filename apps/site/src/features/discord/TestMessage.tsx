import { satisfies } from '@mes/domain/permissions/permissions';
import { useState } from 'react';
import { useAccount, usePermissions } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { Select } from '../../components/forms/Select';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import styles from './Discord.module.css';
import * as texts from './texts';

export function TestMessage() {
  const channels = useCall('discord', 'channels', {});
  const send = useWrite('discord', 'sendEmbed');
  const [channelId, setChannelId] = useState<string | null>(null);
  const name = useAccount()?.name ?? '';
  if (!satisfies(usePermissions(), 'Admin')) return null;
  const options = (channels.data ?? [])
    .filter(({ kind }) => kind === 'text' || kind === 'announcement')
    .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));

  const sendTest = (to: string) =>
    void send
      .mutateAsync({
        channelId: to,
        embed: { title: texts.testTitle, description: interpolate(texts.testBody, { name }) },
      })
      .then(
        () => notify({ message: texts.testSent, kind: 'success' }),
        // Shown below the field.
        () => {},
      );

  return (
    <Section title={texts.test}>
      <Panel pad>
        <p className={styles.intro}>{texts.testLead}</p>
        <div className={styles.test}>
          <Select
            label={texts.testChannel}
            options={options}
            value={channelId}
            placeholder={options.length === 0 ? texts.noChannels : undefined}
            onChange={setChannelId}
          />
          <Button
            loading={send.isPending}
            disabled={channelId === null}
            onClick={() => channelId !== null && sendTest(channelId)}
          >
            {texts.sendTest}
          </Button>
        </div>
        <FormError error={send.error} />
      </Panel>
    </Section>
  );
}
