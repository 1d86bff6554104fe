import type { InfoCard } from '@mes/contract/stream-control';
import { type ReactNode, useState } from 'react';
import { useRound, useStream } from '../data/use-scene-data';
import type { InGameModel } from '../models/in-game';
import { useKitContext } from '../packages/kit-context';
import { Layout } from '../stage/Layout';
import { SceneFrame } from '../stage/SceneFrame';
import type { Phase } from '../stage/use-phase';
import styles from './Output.module.css';
import type { Role } from './SceneLayer';
import { type Presence, usePartPhase } from './use-part-phase';

const NOTHING = { bug: null, cameras: null, strap: null, casters: [], sponsor: null };

interface InGamePartProps {
  role: Role;
  isOn: boolean;
  model: Partial<InGameModel>;
}

/** One part of the in-game kit in a frame of its own, so that the others do not enter again with it. */
export function InGamePart({ role, isOn, model }: InGamePartProps) {
  const { kit } = useKitContext();
  const phase = usePartPhase({ presence: presenceOf(role, isOn), motion: kit.motion });
  const stream = useStream();
  const round = useRound();
  const shown = useLast(isOn ? model : null);
  if (!phase || !shown) return null;
  return (
    <Part phase={phase}>
      <Layout
        name="in-game"
        round={round}
        bestOf={stream?.bestOf ?? null}
        {...NOTHING}
        {...shown}
      />
    </Part>
  );
}

/** The card about a player, a team or the day; its layout has its own way in and out. */
export function ChannelPart({ role, card }: { role: Role; card: InfoCard | null }) {
  const { kit } = useKitContext();
  const phase = usePartPhase({ presence: presenceOf(role, card !== null), motion: kit.motion });
  const shown = useLast(card);
  if (!phase || !shown) return null;
  return (
    <Part phase={phase}>
      <Layout
        name="info-card"
        lowerThird={null}
        card={{ item: shown, leaves: phase === 'leaving' }}
      />
    </Part>
  );
}

function Part({ phase, children }: { phase: Phase; children: ReactNode }) {
  return (
    <div className={styles.layer}>
      <SceneFrame phase={phase} connection="">
        {children}
      </SceneFrame>
    </div>
  );
}

function presenceOf(role: Role, isOn: boolean): Presence {
  if (!isOn || role === 'leaving') return 'off';
  return role === 'coming' ? 'waiting' : 'on';
}

/** What was taken off stays for the moment in which it leaves. Models are new objects in each render. */
function useLast<T>(value: T | null): T | null {
  const text = value === null ? null : JSON.stringify(value);
  const [last, setLast] = useState({ text, value });
  if (text !== null && text !== last.text) setLast({ text, value });
  return value ?? last.value;
}
