import { channels } from '@mes/client/channels';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { ReactNode } from 'react';
import { usePermissions } from '../../api/account';
import { useLive } from '../../api/use-live';
import { Page } from '../../components/layout/Page';
import { Tabs } from '../../components/layout/Tabs';
import { type TutorialPage, tutorialPath } from './paths';
import styles from './TutorialFrame.module.css';
import * as texts from './texts';

interface TutorialFrameProps {
  page: TutorialPage;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

const TABS = [
  { id: 'tips', label: texts.tips, to: tutorialPath('tips') },
  { id: 'weapons', label: texts.weapons, to: tutorialPath('weapons') },
  { id: 'maps', label: texts.maps, to: tutorialPath('maps') },
] as const;

/** What all tutorials have: their heading, the links to each other, and changes of staff as they come. */
export function TutorialFrame({ page, title, lead, actions, children }: TutorialFrameProps) {
  useLive(channels.tutorials(), { reads: ['tutorials'] });
  return (
    <Page title={title} lead={lead} actions={actions}>
      <div className={styles.frame}>
        <Tabs label={texts.tutorials} tabs={TABS} value={page} />
        {children}
      </div>
    </Page>
  );
}

export function useMayEdit(): boolean {
  return satisfies(usePermissions(), 'Moderator');
}
