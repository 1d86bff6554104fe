import type { Requirement } from '@mes/contract/entry-schemas';
import type { Tournament } from '@mes/contract/tournament-schemas';
import { IconCheck, IconPoint, IconX } from '@tabler/icons-react';
import { useCall } from '../../../api/use-call';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { Loaded } from '../../../components/states/Loaded';
import { SkeletonText } from '../../../components/states/Skeleton';
import { Hidden } from '../../../components/text/Hidden';
import { useIsHydrating } from '../../../ssr/hydration';
import * as texts from '../texts';
import styles from './Requirements.module.css';

/** The requirements for a team, shown before signup. */
export function Requirements({ tournament }: { tournament: Pick<Tournament, 'id'> }) {
  return (
    <Section title={texts.requirements}>
      <Panel pad>
        <RequirementList tournamentId={tournament.id} />
      </Panel>
    </Section>
  );
}

/** Marks the requirements that the team of the account meets. */
export function RequirementList({ tournamentId }: { tournamentId: string }) {
  // The answer depends on the account, which is not known before the page is hydrated.
  const enabled = !useIsHydrating();
  const requirements = useCall('tournaments', 'requirements', { id: tournamentId }, { enabled });
  return (
    <Loaded query={requirements} skeleton={<SkeletonText lines={5} />}>
      {(all) => (
        <ul className={styles.list}>
          {all.map((requirement) => (
            <li key={requirement.kind} className={styles.requirement}>
              <RequirementMark met={requirement.met} />
              {requirement.text}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function RequirementMark({ met }: Pick<Requirement, 'met'>) {
  const iconProps = { size: 16, stroke: 2, 'aria-hidden': true } as const;
  if (met === null) return <IconPoint {...iconProps} className={styles.open} />;
  return met ? (
    <span className={styles.met}>
      <IconCheck {...iconProps} />
      <Hidden>{texts.metPrefix} </Hidden>
    </span>
  ) : (
    <span className={styles.missing}>
      <IconX {...iconProps} />
      <Hidden>{texts.notMetPrefix} </Hidden>
    </span>
  );
}
