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
import { interpolate } from '../../interpolate';
import styles from './TeamInformation.module.css';
import * as texts from './texts';

const MAX_LENGTH = 500;

/** Lines about a team for casters, who alone see them. */
export function TeamInformation({ teamName }: { teamName: string }) {
  const permitted = satisfies(usePermissions(), 'Admin|readfacts');
  return permitted ? <InformationLines teamName={teamName} /> : null;
}

function InformationLines({ teamName }: { teamName: string }) {
  const lines = useCall('teams', 'information', { team: teamName });
  const add = useWrite('teams', 'addInformation');
  const remove = useWrite('teams', 'deleteInformation');

  const write = () =>
    ask({
      title: interpolate(texts.addLineTitle, { teamName }),
      label: texts.lineLabel,
      multiline: true,
      maxLength: MAX_LENGTH,
      confirmLabel: texts.addLine,
      action: (text) => add.mutateAsync({ team: teamName, text }),
    });
  const confirmDelete = (text: string) =>
    confirmAction({
      title: texts.deleteLineTitle,
      message: text,
      confirmLabel: texts.deleteLine,
      danger: true,
      action: () => remove.mutateAsync({ team: teamName, text }),
      success: texts.lineDeleted,
    });

  return (
    <Section
      title={texts.forCasters}
      more={
        <Button
          variant="quiet"
          size="sm"
          icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
          onClick={() => void write()}
        >
          {texts.addLine}
        </Button>
      }
    >
      <Loaded
        query={lines}
        skeleton={<SkeletonRows rows={2} />}
        empty={<EmptyRow>{texts.noLines}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <ul className={styles.lines}>
              {rows.map(({ text, addedAt, addedBy }) => (
                <li key={text} className={styles.line}>
                  <span className={styles.text}>
                    {text}
                    <span className={styles.by}>
                      {addedBy?.name ?? texts.someone}, <Time at={addedAt} show="ago" />
                    </span>
                  </span>
                  <Button variant="quiet" size="sm" onClick={() => void confirmDelete(text)}>
                    {texts.deleteShort}
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
