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
import styles from './Requirements.module.css';

/** What a team needs to enter, told before anyone tries. */
export function Requirements({ tournament }: { tournament: Pick<Tournament, 'id'> }) {
  return (
    <Section title="Requirements">
      <Panel pad>
        <RequirementList tournament={tournament.id} />
      </Panel>
    </Section>
  );
}

/** With a mark of what the own team meets already. */
export function RequirementList({ tournament }: { tournament: string }) {
  // The answer depends on the account, which is not known before the page is hydrated.
  const enabled = !useIsHydrating();
  const requirements = useCall('tournaments', 'requirements', { id: tournament }, { enabled });
  return (
    <Loaded query={requirements} skeleton={<SkeletonText lines={5} />}>
      {(all) => (
        <ul className={styles.list}>
          {all.map((requirement) => (
            <li key={requirement.kind} className={styles.requirement}>
              <Mark met={requirement.met} />
              {requirement.text}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function Mark({ met }: Pick<Requirement, 'met'>) {
  const look = { size: 16, stroke: 2, 'aria-hidden': true } as const;
  if (met === null) return <IconPoint {...look} className={styles.open} />;
  return met ? (
    <span className={styles.met}>
      <IconCheck {...look} />
      <Hidden>Met: </Hidden>
    </span>
  ) : (
    <span className={styles.missing}>
      <IconX {...look} />
      <Hidden>Not met: </Hidden>
    </span>
  );
}
