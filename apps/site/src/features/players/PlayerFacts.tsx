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
import { interpolate } from '../../interpolate';
import styles from './PlayerFacts.module.css';
import * as texts from './texts';

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
      title: interpolate(texts.factsAbout, { name: data.player.name }),
      label: texts.factsLabel,
      initial: data.facts,
      multiline: true,
      optional: true,
      maxLength: MAX_LENGTH,
      confirmLabel: texts.saveFacts,
      action: (text) =>
        set.mutateAsync({ target_id: playerId, facts: text, revision: data.revision }),
    });
    if (written !== null) notify({ message: texts.factsSaved, kind: 'success' });
  };

  return (
    <Section
      title={texts.forCasters}
      more={
        <Button variant="quiet" size="sm" disabled={!facts.data} onClick={() => void edit()}>
          {texts.editFacts}
        </Button>
      }
    >
      <Loaded query={facts} skeleton={<SkeletonRows rows={2} />}>
        {(known) => (
          <Panel pad>
            <p className={styles.facts}>{known.facts || texts.noFacts}</p>
            {known.updatedAt !== null && (
              <p className={styles.by}>
                {known.updatedBy?.name ?? texts.someone}, <Time at={known.updatedAt} show="ago" />
              </p>
            )}
          </Panel>
        )}
      </Loaded>
    </Section>
  );
}
