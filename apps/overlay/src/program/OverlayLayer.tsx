import type { Cue, ShowProgram } from '@mes/contract/show-schemas';
import { useEffect, useEffectEvent } from 'react';
import { useMoments } from '../data/use-in-game';
import { useKitContext } from '../packages/kit-context';
import { usePlayerStrap, useScoreBug } from '../parts/use-in-game-parts';
import { useSponsor } from '../parts/use-sponsor';
import { useSettled } from '../stage/use-settled';
import { ChannelPart, InGamePart } from './ChannelPart';
import { CueScope } from './CueScope';
import { useOverlayKit } from './load-cue';
import styles from './Output.module.css';
import type { LayerProps, Role } from './SceneLayer';
import { useOnAir } from './use-on-air';

type Channels = ShowProgram['channels'];

/** Each channel enters and leaves by itself. */
export function OverlayLayer({ cue, ...props }: LayerProps & { cue: Cue }) {
  const kit = useOverlayKit(cue, () => props.onFailure(props.take.key));
  if (!kit) return null;
  return (
    <CueScope cue={cue} series={props.take.series} kit={kit}>
      <Loaded {...props} />
    </CueScope>
  );
}

function Loaded({ take: { key, channels }, role, onReady, onLeft }: LayerProps) {
  const { leaveMs } = useKitContext().kit.motion;
  const isSettled = useSettled();
  const ready = useEffectEvent(() => onReady(key));
  const left = useEffectEvent(() => onLeft(key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another take in this layer is ready as well
  useEffect(() => {
    if (isSettled && role === 'coming') ready();
  }, [isSettled, role, key]);
  useEffect(() => {
    if (role !== 'leaving') return;
    const timer = setTimeout(left, leaveMs);
    return () => clearTimeout(timer);
  }, [role, leaveMs]);
  return (
    <div className={styles.layer} data-role={role}>
      <Bug air={channels.score_bug} role={role} isStrapFree={channels.lower_third === null} />
      <SponsorSlot air={channels.sponsor} role={role} />
      <Casters air={channels.lower_third} role={role} />
      <Card air={channels.info_card} role={role} />
    </div>
  );
}

interface ChannelProps<Name extends keyof Channels> {
  air: Channels[Name];
  role: Role;
}

interface BugProps extends ChannelProps<'score_bug'> {
  /** Straps and who speaks lie in the same place. */
  isStrapFree: boolean;
}

/** The score bug, and with it the strap of whoever has just done something. */
function Bug({ air, role, isStrapFree }: BugProps) {
  const isOn = useOnAir(air) !== null;
  const moment = useMoments();
  const bug = useScoreBug(isStrapFree ? null : moment);
  const strap = usePlayerStrap(moment);
  const hasStrap = isOn && isStrapFree && strap !== null;
  return (
    <>
      <InGamePart role={role} isOn={isOn && bug !== null} model={{ bug }} />
      <InGamePart role={role} isOn={hasStrap} model={{ strap }} />
    </>
  );
}

function SponsorSlot({ air, role }: ChannelProps<'sponsor'>) {
  const item = useOnAir(air)?.item;
  const id = item?.channel === 'sponsor' ? item.sponsor : null;
  const sponsor = useSponsor(id);
  return (
    <InGamePart role={role} isOn={item !== undefined && sponsor !== null} model={{ sponsor }} />
  );
}

function Casters({ air, role }: ChannelProps<'lower_third'>) {
  const item = useOnAir(air)?.item;
  const casters = item?.channel === 'lower_third' ? item.speakers : [];
  return <InGamePart role={role} isOn={casters.length > 0} model={{ casters }} />;
}

function Card({ air, role }: ChannelProps<'info_card'>) {
  const shown = useOnAir(air);
  const card =
    shown?.item.channel === 'info_card'
      ? { ...shown.item.card, id: shown.item.id, shownAt: shown.since, until: shown.until }
      : null;
  return <ChannelPart role={role} card={card} />;
}
