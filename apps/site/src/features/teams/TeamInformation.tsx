import { satisfies } from '@mes/domain/permissions/permissions';
import { IconPlus } from '@tabler/icons-react';
import { usePermissions } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { ask, confirmAction } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import styles from './TeamInformation.module.css';

const LONGEST = 500;

/** What casters may say of a team. Only they see it. */
export function TeamInformation({ team }: { team: string }) {
  const permitted = satisfies(usePermissions(), 'Admin|readfacts');
  return permitted ? <Lines team={team} /> : null;
}

function Lines({ team }: { team: string }) {
  const lines = useCall('teams', 'information', { team });
  const add = useWrite('teams', 'addInformation');
  const remove = useWrite('teams', 'deleteInformation');

  const write = () =>
    ask({
      title: `Add a line about ${team}`,
      label: 'What casters may say',
      multiline: true,
      maxLength: LONGEST,
      confirmLabel: 'Add line',
      action: (text) => add.mutateAsync({ team, text }),
    });
  const take = (text: string) =>
    confirmAction({
      title: 'Delete this line?',
      message: text,
      confirmLabel: 'Delete line',
      danger: true,
      action: () => remove.mutateAsync({ team, text }),
      success: 'The line was deleted.',
    });

  return (
    <Section
      title="For casters"
      more={
        <Button
          variant="quiet"
          size="sm"
          icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
          onClick={() => void write()}
        >
          Add line
        </Button>
      }
    >
      <Loaded
        query={lines}
        skeleton={<SkeletonRows rows={2} />}
        empty={<EmptyRow>Nothing is written about this team yet.</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <ul className={styles.lines}>
              {rows.map(({ text, addedAt, addedBy }) => (
                <li key={text} className={styles.line}>
                  <span className={styles.text}>
                    {text}
                    <span className={styles.by}>
                      {addedBy?.name ?? 'Someone'}, <Time at={addedAt} show="ago" />
                    </span>
                  </span>
                  <Button variant="quiet" size="sm" onClick={() => void take(text)}>
                    Delete
                  </Button>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Loaded>
    </Section>
  );
}
