import type { StreamControl } from '@mes/contract/stream-control';
import type { StreamDesk } from '@mes/contract/stream-desk';
import { SCENES_BY_GROUP } from '@mes/domain/stream/scenes';
import { lazy, Suspense, useState } from 'react';
import { type Tab, TabPanel, Tabs } from '../../components/layout/Tabs';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import styles from './ControlRoom.module.css';
import { MatchDesk } from './MatchDesk';
import { Monitors } from './Monitors';
import { ObsPanel } from './ObsPanel';
import { OnAir } from './OnAir';
import { Overlays } from './Overlays';
import { RehearsalNotice } from './RehearsalNotice';
import { SceneRack } from './SceneRack';
import { useHotkeys } from './use-hotkeys';
import { useObs } from './use-obs';
import { useDirect, useStream } from './use-stream';

// What is done before or after a broadcast: nobody waits for it on air.
const AccessDesk = lazy(() => import('./AccessDesk'));
const ButtonDecks = lazy(() => import('./ButtonDecks'));
const CheckDesk = lazy(() => import('./CheckDesk'));
const GameDesk = lazy(() => import('./GameDesk'));
const StreamHistory = lazy(() => import('./StreamHistory'));

const PARTS = [
  'match',
  'game',
  'air',
  'check',
  'overlays',
  'obs',
  'decks',
  'access',
  'history',
] as const;
type Part = (typeof PARTS)[number];

const TABS: readonly Tab<Part>[] = [
  { id: 'match', label: 'Match' },
  { id: 'game', label: 'Game' },
  { id: 'air', label: 'On screen' },
  { id: 'check', label: 'Preflight' },
  { id: 'overlays', label: 'Overlays' },
  { id: 'obs', label: 'OBS' },
  { id: 'decks', label: 'Buttons' },
  { id: 'access', label: 'Links' },
  { id: 'history', label: 'History' },
];

const FIRST_GROUP = 'embers-s3';

/** Everything that an operator of the stream needs, monitors and take in sight at all times. */
export function ControlRoom() {
  const { desk, control } = useStream();
  return (
    <Loaded query={desk}>
      {(ownDesk) => (
        <Loaded query={control}>{(own) => <Room desk={ownDesk} control={own} />}</Loaded>
      )}
    </Loaded>
  );
}

function Room({ desk, control }: { desk: StreamDesk; control: StreamControl }) {
  const direct = useDirect();
  const [group, setGroup] = useState(
    control.preview?.group ?? control.program?.group ?? FIRST_GROUP,
  );
  const [part, setPart] = useState<Part>('match');
  const obs = useObs(control.program);
  const scenes = SCENES_BY_GROUP[group]?.map(({ scene }) => scene) ?? [];
  useHotkeys({ control, group, scenes }, (act) => {
    const seen = act.act === 'take' ? { revision: control.revision } : undefined;
    void direct(act, seen);
  });
  return (
    <>
      <RehearsalNotice desk={desk} />
      <Monitors control={control} direct={direct} />
      <SceneRack control={control} group={group} onGroup={setGroup} direct={direct} />
      <section aria-label="Desk" className={styles.desk}>
        <Tabs label="Parts of the desk" tabs={TABS} value={part} onChange={setPart} />
        <TabPanel id={part}>
          <Suspense fallback={<SkeletonRows rows={4} />}>
            {part === 'match' && <MatchDesk desk={desk} />}
            {part === 'game' && <GameDesk desk={desk} />}
            {part === 'air' && <OnAir control={control} direct={direct} />}
            {part === 'check' && <CheckDesk desk={desk} />}
            {part === 'overlays' && <Overlays direct={direct} />}
            {part === 'obs' && <ObsPanel obs={obs} group={group} />}
            {part === 'decks' && <ButtonDecks />}
            {part === 'access' && <AccessDesk />}
            {part === 'history' && <StreamHistory isRehearsal={desk.rehearsal !== null} />}
          </Suspense>
        </TabPanel>
      </section>
    </>
  );
}
