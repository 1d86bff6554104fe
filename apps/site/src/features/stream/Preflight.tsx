import type { PreflightFinding } from '@mes/contract/stream-desk';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import styles from './Preflight.module.css';
import { unreachableSources } from './reachable';
import * as texts from './texts';

/** What should be looked at before going on air: what the server knows, and what this machine reaches. */
export function Preflight() {
  const findings = useCall('stream', 'preflight', {});
  const teams = useCall('stream', 'teamInfo', {});
  const sources = useQuery({
    queryKey: ['stream', 'reachable', teams.data],
    queryFn: () => unreachableSources(teams.data),
    enabled: teams.data !== undefined,
  });
  const again = () => {
    void findings.refetch();
    void sources.refetch();
  };
  return (
    <div className={styles.preflight}>
      <Loaded query={findings} skeleton={<SkeletonRows rows={4} />}>
        {(found) => <Findings findings={[...found, ...(sources.data ?? [])]} />}
      </Loaded>
      <div>
        <Button variant="quiet" loading={findings.isFetching || sources.isFetching} onClick={again}>
          {texts.checkAgain}
        </Button>
      </div>
    </div>
  );
}

function Findings({ findings }: { findings: readonly PreflightFinding[] }) {
  if (findings.length === 0) return <EmptyRow>{texts.everythingReady}</EmptyRow>;
  return (
    <Panel>
      <ul className={styles.list}>
        {findings.map(({ level, about, text }) => (
          <li key={`${about} ${text}`} className={styles.finding}>
            <Chip tone={level === 'error' ? 'loss' : 'warn'}>
              {level === 'error' ? texts.errorLabel : texts.warningLabel}
            </Chip>
            <b>{about}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
