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
import { interpolate } from '../../interpolate';
import styles from './AccessDesk.module.css';
import { AirPanel } from './AirPanel';
import * as texts from './texts';

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
      title={texts.passQueue}
      onSubmit={submit}
      buttons={
        <Button type="submit" variant="quiet" loading={make.isPending}>
          {texts.makeLink}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextInput
          label={texts.forWhom}
          required
          maxLength={80}
          value={label}
          onChange={setLabel}
        />
        <NumberInput label={texts.days} min={1} max={90} value={days} onChange={setDays} />
        <NumberInput
          label={texts.mostBrowsers}
          hint={texts.mostBrowsersHint}
          min={1}
          max={10_000}
          value={maxUses}
          onChange={setMaxUses}
        />
      </div>
      {make.data && (
        <>
          <CopyBox label={texts.newLink} text={make.data.url} />
          <p>{texts.newLinkNote}</p>
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
      title: label ? interpolate(texts.revokeLinkFor, { label }) : texts.revokeLinkTitle,
      message: texts.revokeLinkMessage,
      confirmLabel: texts.revokeLink,
      danger: true,
      action: () => revoke.mutateAsync({ id }),
      success: texts.linkRevoked,
    });
  const columns: Column<QueueLink>[] = [
    {
      id: 'label',
      header: texts.forWhom,
      key: true,
      cell: ({ label }) => label || texts.nobodyNamed,
    },
    {
      id: 'state',
      header: texts.state,
      cell: (link) => <LinkState link={link} now={now} />,
    },
    {
      id: 'uses',
      header: texts.browsers,
      numeric: true,
      cell: ({ uses, maxUses }) =>
        maxUses === null ? uses : interpolate(texts.usesOf, { uses, maxUses }),
    },
    {
      id: 'made',
      header: texts.made,
      hideOnPhone: true,
      cell: ({ createdBy, createdAt }) => (
        <>
          {createdBy?.name ?? texts.someoneWhoLeft} <Time at={createdAt} show="ago" />
        </>
      ),
    },
    {
      id: 'used',
      header: texts.lastUsed,
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
            {texts.revoke}
          </Button>
        ),
    },
  ];
  return (
    <Panel>
      <Loaded
        query={links}
        skeleton={<SkeletonRows rows={2} />}
        empty={<EmptyRow>{texts.noLinks}</EmptyRow>}
      >
        {(rows) => (
          <DataTable
            caption={texts.linksCaption}
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
  if (revokedAt !== null) return <Chip tone="loss">{texts.revoked}</Chip>;
  if (expiresAt <= now) return <Chip>{texts.expired}</Chip>;
  return (
    <Chip tone="win">
      {texts.until} <Time at={expiresAt} show="date" />
    </Chip>
  );
}
