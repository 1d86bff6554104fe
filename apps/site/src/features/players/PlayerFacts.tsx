import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { ask } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import styles from './PlayerFacts.module.css';

const MAX_LENGTH = 10_000;

/** Facts about a player for casters, who alone see them. */
export function PlayerFacts({ playerId }: { playerId: string }) {
  const permitted = satisfies(usePermissions(), 'Admin|readfacts');
  return permitted ? <Facts playerId={playerId} /> : null;
}

function Facts({ playerId }: { playerId: string }) {
  const facts = useCall('players', 'facts', { target_id: playerId });
  const set = useWrite('players', 'setFacts');

  const edit = async () => {
    const { data } = facts;
    if (!data) return;
    const written = await ask({
      title: `Facts about ${data.player.name}`,
      label: 'What casters may say',
      initial: data.facts,
      multiline: true,
      optional: true,
      maxLength: MAX_LENGTH,
      confirmLabel: 'Save facts',
      action: (text) =>
        set.mutateAsync({ target_id: playerId, facts: text, revision: data.revision }),
    });
    if (written !== null) notify({ message: 'The facts were saved.', kind: 'success' });
  };

  return (
    <Section
      title="For casters"
      more={
        <Button variant="quiet" size="sm" disabled={!facts.data} onClick={() => void edit()}>
          Edit facts
        </Button>
      }
    >
      <Loaded query={facts} skeleton={<SkeletonRows rows={2} />}>
        {(known) => (
          <Panel pad>
            <p className={styles.facts}>{known.facts || 'Nothing is written yet.'}</p>
            {known.updatedAt !== null && (
              <p className={styles.by}>
                {known.updatedBy?.name ?? 'Someone'}, <Time at={known.updatedAt} show="ago" />
              </p>
            )}
          </Panel>
        )}
      </Loaded>
    </Section>
  );
}
