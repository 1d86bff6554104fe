import { channels } from '@mes/client/channels';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../api/use-live';
import { Page } from '../../components/layout/Page';
import { Backups } from './Backups';
import { CallReport } from './CallReport';
import { HealthReport } from './HealthReport';
import { JobReport } from './JobReport';
import styles from './Operations.module.css';
import type { Progress } from './ProgressBar';
import { Rebuild } from './Rebuild';
import { Releases } from './Releases';
import { SwitchList } from './SwitchList';
import * as texts from './texts';

const SECTIONS = {
  health: texts.health,
  calls: texts.calls,
  jobs: texts.jobs,
  switches: texts.switches,
  backups: texts.backups,
  ratings: texts.ratings,
  version: texts.whatChanged,
};

/** Everything that whoever runs the site has to know and can do. */
export function Operations() {
  const queryClient = useQueryClient();
  const [backup, setBackup] = useState<Progress | null>(null);
  const [rebuild, setRebuild] = useState<Progress | null>(null);
  const readAgain = (name: string) =>
    void queryClient.invalidateQueries({ queryKey: ['operations', name] });

  useLive(channels.operations(), {
    reads: ['operations'],
    'backup.progressed': (progress) => {
      setBackup(progress);
      return undefined;
    },
    // Some process has measured itself: only what it measures is read again.
    state: () => {
      ['health', 'calls', 'jobs'].forEach(readAgain);
      return undefined;
    },
  });
  useLive(channels.properties(), { reads: ['operations'] });
  useLive(channels.staff(), {
    reads: ['ratings'],
    'ratings.rebuild_progressed': (progress) => {
      setRebuild(progress);
      return undefined;
    },
  });

  return (
    <Page title={texts.operations} lead={texts.operationsLead}>
      <nav aria-label={texts.sections} className={styles.nav}>
        {Object.entries(SECTIONS).map(([id, label]) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      <HealthReport />
      <CallReport />
      <JobReport />
      <SwitchList />
      <Backups progress={backup} />
      <Rebuild progress={rebuild} />
      <Releases />
    </Page>
  );
}
