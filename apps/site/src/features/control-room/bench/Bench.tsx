import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import { useNow } from '../../../components/text/use-now';
import { interpolate } from '../../../interpolate';
import type { ActionId } from '../keys/actions';
import { useKeyLabel } from '../keys/stored-keys';
import { Key, Press } from '../Press';
import { type BenchName, type Room, useRoom } from '../state/room-context';
import * as roomTexts from '../texts';
import styles from './Bench.module.css';
import { CueBench } from './CueBench';
import { GameBench, GameTools } from './GameBench';
import { KeysBench, KeysTools } from './KeysBench';
import { LogBench } from './LogBench';
import * as texts from './texts';
import { VetoBench } from './VetoBench';

const TABS: readonly { bench: BenchName; action: ActionId; label: string }[] = [
  { bench: 'cue', action: 'cueBench', label: texts.cueBench },
  { bench: 'game', action: 'gameBench', label: texts.gameBench },
  { bench: 'veto', action: 'vetoBench', label: texts.vetoBench },
  { bench: 'log', action: 'logBench', label: texts.logBench },
];

/** Where the operator works. Its top edge says whether that changes preview or the air. */
export function Bench() {
  const room = useRoom();
  const { bench } = room;
  const target = targetOf(room);
  return (
    <section
      className={styles.bench}
      aria-label={texts.bench}
      data-acts-on={target}
      onPointerDown={() => room.setBench(bench)}
    >
      <div className={styles.bar}>
        <div className={styles.tabs} role="tablist" aria-label={texts.bench}>
          {TABS.map((tab) => (
            <BenchTab key={tab.bench} {...tab} />
          ))}
        </div>
        <span className={styles.where} role="status">
          <Where target={target} />
        </span>
        <div className={styles.tools}>
          {bench === 'cue' && (
            <Press action="allScenes" className={styles.small}>
              {room.showsAllScenes ? texts.cueBench : texts.allScenes}
            </Press>
          )}
          {bench === 'game' && <GameTools />}
          {bench === 'keys' && <KeysTools />}
        </div>
      </div>
      <div
        className={styles.pad}
        role="tabpanel"
        id="bench-panel"
        aria-label={bench === 'keys' ? texts.keysBench : undefined}
        aria-labelledby={bench === 'keys' ? undefined : `bench-${bench}`}
      >
        {BENCHES[bench]}
      </div>
    </section>
  );
}

const BENCHES: Readonly<Record<BenchName, ReactNode>> = {
  cue: <CueBench />,
  game: <GameBench />,
  veto: <VetoBench />,
  log: <LogBench />,
  keys: <KeysBench />,
};

function BenchTab({ bench, action, label }: (typeof TABS)[number]) {
  const { bench: open, run } = useRoom();
  const key = useKeyLabel(action);
  return (
    <button
      type="button"
      role="tab"
      id={`bench-${bench}`}
      aria-selected={open === bench}
      aria-controls="bench-panel"
      className={classNames(styles.tab)}
      onClick={() => run(action)}
    >
      {label} <Key>{key}</Key>
    </button>
  );
}

type Target = 'preview' | 'air' | 'none';

/** The score is on air whenever a scene shows it; a veto is prepared until its scene is. */
function targetOf({ bench, isUnseen, desk }: Room): Target {
  if (bench === 'cue') return 'preview';
  if (bench !== 'game' && bench !== 'veto') return 'none';
  if (isUnseen || !desk.program.cue) return 'none';
  return 'air';
}

function Where({ target }: { target: Target }) {
  const room = useRoom();
  const { bench, acts, desk, isUnseen, mapWonUntil } = room;
  const now = useNow(250, bench === 'game');
  const left = useKeyLabel('plusLeft');
  const right = useKeyLabel('plusRight');
  if (bench === 'log') return texts.everythingDone;
  if (bench === 'keys') return texts.assignKeys;
  if (bench === 'game' && now < mapWonUntil)
    return interpolate(texts.nowLeftOrRight, { left, right });
  const count = acts.waiting.length;
  if (bench === 'game' && count > 0 && room.server.awaySince !== null)
    return count === 1 ? texts.oneScoreWaits : interpolate(texts.scoresWait, { count });
  const { captured } = room.game;
  if (bench === 'game' && captured)
    return (
      <span className={styles.difference}>
        {interpolate(texts.gameSays, { a: captured.score.A, b: captured.score.B })}
      </span>
    );
  if (target === 'preview') return texts.changesPreview;
  if (isUnseen) return roomTexts.notSeenByViewers;
  if (target === 'none') return '';
  return desk.program.rehearsal ? texts.inRehearsalAtOnce : texts.onAirAtOnce;
}
