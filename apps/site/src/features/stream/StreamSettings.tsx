import type { StreamControl } from '@mes/contract/stream-control';
import type { StreamDesk } from '@mes/contract/stream-desk';
import { lazy, Suspense, useState } from 'react';
import { type Tab, TabPanel, Tabs } from '../../components/layout/Tabs';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { MatchDesk } from './MatchDesk';
import { OnAir } from './OnAir';
import { Overlays } from './Overlays';
import { RehearsalNotice } from './RehearsalNotice';
import styles from './StreamSettings.module.css';
import * as texts from './texts';
import { useDirect, useStream } from './use-stream';

const AccessDesk = lazy(() => import('./AccessDesk'));
const ButtonDecks = lazy(() => import('./ButtonDecks'));
const CheckDesk = lazy(() => import('./CheckDesk'));
const StreamHistory = lazy(() => import('./StreamHistory'));

type Part = 'match' | 'air' | 'check' | 'overlays' | 'decks' | 'access' | 'history';

const TABS: readonly Tab<Part>[] = [
  { id: 'match', label: texts.match },
  { id: 'air', label: texts.onScreen },
  { id: 'check', label: texts.preflight },
  { id: 'overlays', label: texts.overlays },
  { id: 'decks', label: texts.buttons },
  { id: 'access', label: texts.links },
  { id: 'history', label: texts.history },
];

/** What is set before and around a broadcast; it is directed in the control room. */
export function StreamSettings() {
  const { desk, control } = useStream();
  return (
    <Loaded query={desk}>
      {(ownDesk) => (
        <Loaded query={control}>{(own) => <Parts desk={ownDesk} control={own} />}</Loaded>
      )}
    </Loaded>
  );
}

function Parts({ desk, control }: { desk: StreamDesk; control: StreamControl }) {
  const direct = useDirect();
  const [part, setPart] = useState<Part>('match');
  return (
    <>
      <RehearsalNotice desk={desk} />
      <section aria-label={texts.settings} className={styles.desk}>
        <Tabs label={texts.partsOfSettings} tabs={TABS} value={part} onChange={setPart} />
        <TabPanel id={part}>
          <Suspense fallback={<SkeletonRows rows={4} />}>
            {part === 'match' && <MatchDesk desk={desk} />}
            {part === 'air' && <OnAir control={control} direct={direct} />}
            {part === 'check' && <CheckDesk desk={desk} />}
            {part === 'overlays' && <Overlays direct={direct} />}
            {part === 'decks' && <ButtonDecks />}
            {part === 'access' && <AccessDesk />}
            {part === 'history' && <StreamHistory isRehearsal={desk.rehearsal !== null} />}
          </Suspense>
        </TabPanel>
      </section>
    </>
  );
}
