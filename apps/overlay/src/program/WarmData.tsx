import type { Cue } from '@mes/contract/show-schemas';
import { emptyCue } from '@mes/domain/show/cue';
import { useMemo } from 'react';
import { SPONSORS } from '../data/sources';
import { useInGame } from '../data/use-in-game';
import { useSource } from '../data/use-live-data';
import { useControl, useOpponents, useTournament } from '../data/use-scene-data';
import { CueScope } from './CueScope';
import { useStingerKit } from './load-cue';

/** Keeps up to date what most scenes read of the match on stream, so that a take does not wait for it. */
export function WarmData({ cue }: { cue: Cue }) {
  const kit = useStingerKit(cue, () => {});
  const stream = useMemo(() => emptyCue(cue.scene, cue.package), [cue.scene, cue.package]);
  if (!kit) return null;
  return (
    <>
      <CueScope cue={stream} series={null} kit={kit}>
        <Reader />
      </CueScope>
      {cue.match !== null && (
        <CueScope cue={cue} series={null} kit={kit}>
          <Reader />
        </CueScope>
      )}
    </>
  );
}

function Reader() {
  useControl();
  useOpponents();
  useTournament();
  useInGame();
  useSource(SPONSORS);
  return null;
}
