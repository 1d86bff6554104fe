import { channels } from '@mes/client/channels';
import type { EditableTip } from '@mes/contract/tutorial-schemas';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useCall, useWrite } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { showError } from '../../../components/dialogs/dialogs';
import { STATE_LABELS, STATE_TONES } from '../../../components/editing/labels';
import { Chip } from '../../../components/layout/Chip';
import { Page } from '../../../components/layout/Page';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { SortableList } from '../../../components/sorting/SortableList';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { interpolate } from '../../../interpolate';
import { CATEGORY_LABELS } from '../labels';
import { NEW_TIP, tipEditorPath, tutorialPath } from '../paths';
import * as texts from '../texts';
import styles from './TipList.module.css';
import { useDeleteTip } from './use-delete-tip';

/** Every tip, in the order that staff choose here. */
export function TipList() {
  const tips = useCall('tutorials', 'allTips', {});
  useLive(channels.tutorials(), { reads: ['tutorials'] });
  return (
    <Page
      title={texts.editTips}
      lead={texts.orderHint}
      actions={
        <>
          <Button to={tutorialPath('tips')} variant="ghost">
            {texts.backToTips}
          </Button>
          <Button
            to={tipEditorPath(NEW_TIP)}
            icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
          >
            {texts.writeTip}
          </Button>
        </>
      }
    >
      <Loaded query={tips} skeleton={<SkeletonRows rows={8} />}>
        {(found) => (
          <>
            <OrderedTips tips={found.filter(({ state }) => state !== 'deleted')} />
            <DeletedTips tips={found.filter(({ state }) => state === 'deleted')} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function OrderedTips({ tips }: { tips: readonly EditableTip[] }) {
  const order = useWrite('tutorials', 'orderTips');
  const queryClient = useQueryClient();
  const save = async (next: readonly EditableTip[]) => {
    // Shown at once; the answer of the server replaces it.
    queryClient.setQueryData(keyOf('tutorials', 'allTips', {}), next);
    await order.mutateAsync({ ids: next.map(({ id }) => id) }).catch(showError);
    await queryClient.invalidateQueries({ queryKey: ['tutorials'] });
  };
  if (tips.length === 0) return <EmptyRow>{texts.noTips}</EmptyRow>;
  const named = ({ title }: EditableTip, index: number) => ({ title, place: index + 1 });
  return (
    <Panel>
      <SortableList
        label={texts.tips}
        items={tips}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        spokenAt={(tip, index) => interpolate(texts.tipAt, named(tip, index))}
        movedTo={(tip, index) => interpolate(texts.tipMoved, named(tip, index))}
        onChange={(next) => void save(next)}
      >
        {(tip) => (
          <span className={styles.place}>
            <AppLink to={tipEditorPath(tip.id)} className={styles.title}>
              {tip.title}
            </AppLink>
            <span className={styles.category}>{CATEGORY_LABELS[tip.category]}</span>
            <Chip tone={STATE_TONES[tip.state]}>{STATE_LABELS[tip.state]}</Chip>
          </span>
        )}
      </SortableList>
    </Panel>
  );
}

function DeletedTips({ tips }: { tips: readonly EditableTip[] }) {
  const { restoreItem } = useDeleteTip();
  if (tips.length === 0) return null;
  return (
    <Section title={texts.deletedTips}>
      <ul className={styles.deleted}>
        {tips.map((tip) => (
          <li key={tip.id} className={styles.row}>
            <span className={styles.title}>{tip.title}</span>
            <Button variant="quiet" size="sm" onClick={() => void restoreItem(tip)}>
              {texts.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
