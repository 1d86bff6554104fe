import { channels } from '@mes/client/channels';
import { errorText } from '@mes/client/error-text';
import type { QueueLink } from '@mes/contract/queue';
import { useState } from 'react';
import { useCall, useWrite } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { confirmAction } from '../../components/dialogs/dialogs';
import { NumberInput } from '../../components/forms/NumberInput';
import { TextInput } from '../../components/forms/TextInput';
import { Chip } from '../../components/layout/Chip';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { CopyBox } from '../../components/text/CopyBox';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { notify } from '../../components/toasts/notify';
import styles from './AccessDesk.module.css';
import { AirPanel } from './AirPanel';

/** Links by which casters and guests pass the access queue of the site. */
export function QueueLinks() {
  useLive(channels.queue(), { reads: ['queue'] });
  return (
    <div className={styles.side}>
      <NewLink />
      <LinkTable />
    </div>
  );
}

function NewLink() {
  const make = useWrite('queue', 'whitelist');
  const [label, setLabel] = useState('');
  const [days, setDays] = useState<number | null>(7);
  const [maxUses, setMaxUses] = useState<number | null>(null);
  const submit = () =>
    make.mutate(
      { label: label.trim(), days: days ?? undefined, maxUses },
      {
        onSuccess: () => setLabel(''),
        onError: (error) => notify({ message: errorText(error), kind: 'danger' }),
      },
    );
  return (
    <AirPanel
      title="Pass the queue"
      onSubmit={submit}
      buttons={
        <Button type="submit" variant="quiet" loading={make.isPending}>
          Make link
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextInput label="For whom" required maxLength={80} value={label} onChange={setLabel} />
        <NumberInput label="Days" min={1} max={90} value={days} onChange={setDays} />
        <NumberInput
          label="Most browsers"
          hint="Empty for any number"
          min={1}
          max={10_000}
          value={maxUses}
          onChange={setMaxUses}
        />
      </div>
      {make.data && (
        <>
          <CopyBox label="The new link" text={make.data.url} />
          <p>It is shown once. Whoever has it passes the queue until it expires or is revoked.</p>
        </>
      )}
    </AirPanel>
  );
}

function LinkTable() {
  const links = useCall('queue', 'whitelistLinks', {});
  const now = useNow(60_000);
  const revoke = useWrite('queue', 'revokeWhitelist');
  const ask = ({ id, label }: QueueLink) =>
    confirmAction({
      title: `Revoke the link ${label ? `for ${label}` : ''}?`,
      message: 'Those who came in by it have to wait in the queue again.',
      confirmLabel: 'Revoke link',
      danger: true,
      action: () => revoke.mutateAsync({ id }),
      success: 'The link does not count any more.',
    });
  const columns: Column<QueueLink>[] = [
    { id: 'label', header: 'For whom', key: true, cell: ({ label }) => label || 'Nobody named' },
    {
      id: 'state',
      header: 'State',
      cell: (link) => <LinkState link={link} now={now} />,
    },
    {
      id: 'uses',
      header: 'Browsers',
      numeric: true,
      cell: ({ uses, maxUses }) => (maxUses === null ? uses : `${uses} of ${maxUses}`),
    },
    {
      id: 'made',
      header: 'Made',
      hideOnPhone: true,
      cell: ({ createdBy, createdAt }) => (
        <>
          {createdBy?.name ?? 'someone who left'} <Time at={createdAt} show="ago" />
        </>
      ),
    },
    {
      id: 'used',
      header: 'Last used',
      hideOnPhone: true,
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Time at={lastUsedAt} show="ago" /> : 'never'),
    },
    {
      id: 'actions',
      header: hiddenHeaders.actions,
      cell: (link) =>
        link.revokedAt === null &&
        link.expiresAt > now && (
          <Button variant="quiet" size="sm" onClick={() => void ask(link)}>
            Revoke
          </Button>
        ),
    },
  ];
  return (
    <Panel>
      <Loaded
        query={links}
        skeleton={<SkeletonRows rows={2} />}
        empty={<EmptyRow>Nobody has made a link yet.</EmptyRow>}
      >
        {(rows) => (
          <DataTable
            caption="Links that pass the queue, newest first"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </Loaded>
    </Panel>
  );
}

function LinkState({ link: { revokedAt, expiresAt }, now }: { link: QueueLink; now: number }) {
  if (revokedAt !== null) return <Chip tone="loss">Revoked</Chip>;
  if (expiresAt <= now) return <Chip>Expired</Chip>;
  return (
    <Chip tone="win">
      Until <Time at={expiresAt} show="date" />
    </Chip>
  );
}
