import { useCall } from '../../api/use-call';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import styles from './Discord.module.css';
import { IdChoice } from './IdChoice';
import * as texts from './texts';

export function RoleChoices() {
  const roles = useCall('discord', 'roles', {});
  return (
    <Section title={texts.roles}>
      <Panel pad>
        <p className={styles.intro}>
          {texts.rolesLead} {texts.captainHint}
        </p>
        <Loaded
          query={roles}
          skeleton={<SkeletonRows rows={1} height={64} />}
          empty={<EmptyRow>{texts.notSeenYet}</EmptyRow>}
        >
          {(choices) => (
            <div className={styles.grid}>
              <IdChoice property="discordTeamRole" label={texts.teamRole} choices={choices} />
              <IdChoice
                property="discordModeratorRole"
                label={texts.moderatorRole}
                choices={choices}
              />
              <IdChoice property="discordAdminRole" label={texts.adminRole} choices={choices} />
            </div>
          )}
        </Loaded>
      </Panel>
    </Section>
  );
}
