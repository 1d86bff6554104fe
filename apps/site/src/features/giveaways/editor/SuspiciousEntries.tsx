import type { EntryCluster } from '@mes/contract/giveaways-review';
import { api } from '../../../api/client';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { DataTable } from '../../../components/layout/DataTable';
import { Section } from '../../../components/layout/Section';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { ClusterPanel } from '../../voting/review/ClusterPanel';
import * as texts from '../texts';
import styles from './SuspiciousEntries.module.css';
import { useEntryActions } from './use-entry-actions';

/** Entries that look like the work of one person; staff decide until the draw. */
export default function SuspiciousEntries({ giveawayId }: { giveawayId: string }) {
  const list = usePagedList({
    key: ['giveawayReview', 'clusters'],
    filters: { id: giveawayId },
    load: (request, options) => api.giveawayReview.clusters(request, options),
  });
  return (
    <Section title={texts.suspicious} count={list.total}>
      <p className={styles.lead}>{texts.suspiciousLead}</p>
      <LoadedPages
        list={list}
        label={texts.pagesOfSuspicious}
        skeleton={<SkeletonRows rows={2} height={140} />}
        empty={<EmptyRow>{texts.nothingSuspicious}</EmptyRow>}
      >
        {(clusters) => (
          <ul className={styles.list}>
            {clusters.map((cluster) => (
              <li key={cluster.key}>
                <EntriesPanel giveawayId={giveawayId} cluster={cluster} />
              </li>
            ))}
          </ul>
        )}
      </LoadedPages>
    </Section>
  );
}

interface EntriesPanelProps {
  giveawayId: string;
  cluster: EntryCluster;
}

function EntriesPanel({
  giveawayId,
  cluster: { explanation, kinds, evidence },
}: EntriesPanelProps) {
  const actions = useEntryActions(giveawayId);
  const players = evidence.map(({ player }) => player);
  return (
    <ClusterPanel
      title={explanation}
      kinds={kinds}
      actions={
        <Button size="sm" variant="danger" onClick={() => void actions.voidEntries(players)}>
          {texts.voidAll}
        </Button>
      }
    >
      <DataTable
        caption={texts.evidence}
        className={styles.evidence}
        rows={evidence}
        rowKey={({ player }) => player.id}
        columns={[
          {
            id: 'player',
            header: texts.player,
            key: true,
            cell: ({ player }) => <AppLink to={`/players/${player.id}`}>{player.name}</AppLink>,
          },
          {
            id: 'entered',
            header: texts.entered,
            cell: ({ enteredAt }) => <Time at={enteredAt} show="second" />,
          },
          {
            id: 'void',
            header: texts.decision,
            numeric: true,
            cell: ({ player }) => (
              <Button
                size="sm"
                variant="quiet"
                aria-label={interpolate(texts.voidEntryOf, { name: player.name })}
                onClick={() => void actions.voidEntries([player])}
              >
                {texts.voidEntry}
              </Button>
            ),
          },
        ]}
      />
    </ClusterPanel>
  );
}
