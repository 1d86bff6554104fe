import { useState } from 'react';
import { clipsSource } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { useTournament } from '../../data/use-scene-data';
import { nextIndex } from '../../parts/clip-rotation';
import { Layout } from '../../stage/Layout';

/** The best clips one after the other, for a break. Sound is on with `#sound=on` only. */
export default function ClipsScene() {
  const tournamentId = useTournament()?.id ?? null;
  const clips = useSource(clipsSource(tournamentId)) ?? [];
  const [index, setIndex] = useState(0);
  const clip = clips[index % Math.max(1, clips.length)] ?? null;
  // The scene names its own tournament already.
  const isOwn = clip?.tournament?.id === tournamentId;
  return (
    <Layout
      name="clips"
      clip={clip}
      turn={`${clip?.id} ${index}`}
      note={isOwn ? undefined : clip?.tournament?.name}
      hasSound={hasSound(location.hash)}
      onEnd={() => setIndex((before) => nextIndex(before, clips.length))}
    />
  );
}

function hasSound(hash: string): boolean {
  return new URLSearchParams(hash.slice(1)).get('sound') === 'on';
}
