import { errorText } from '@mes/client/error-text';
import type { SceneReference } from '@mes/contract/stream-control';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { notify } from '../../components/toasts/notify';
import { type ObsState, obsState, switchObs } from './obs';
import { rememberChoices, rememberedChoices } from './obs-memory';
import { obsSceneFor, type SceneChoices } from './obs-scene';
import { sceneAddress } from './scene-address';

export interface Obs {
  readonly state: ObsState;
  readonly choices: SceneChoices;
  choose(scene: string, obsScene: string): void;
}

/** OBS follows what is taken, whoever takes it. */
export function useObs(program: SceneReference | null | undefined): Obs {
  const state = useSyncExternalStore(obsState.subscribe, obsState.get);
  const [choices, setChoices] = useState(rememberedChoices);
  const address = program && sceneAddress(program);
  const last = useRef(address);

  const follow = useEffectEvent(async () => {
    if (!program || state.kind !== 'connected') return;
    const wanted = obsSceneFor(program, { names: state.scenes, choices });
    if (wanted === null || wanted === state.current) return;
    try {
      await switchObs(wanted);
    } catch (error) {
      notify({ message: `OBS: ${errorText(error)}`, kind: 'danger' });
    }
  });

  useEffect(() => {
    // What was on air when the page was opened is OBS's own choice.
    const isFirst = last.current === undefined;
    if (last.current === address) return;
    last.current = address;
    if (!isFirst) void follow();
  }, [address]);

  const hadObs = useRef(false);
  useEffect(() => {
    // On any part of the desk: from now on takes switch nothing.
    if (hadObs.current && state.kind === 'off' && state.fault)
      notify({ message: `OBS: ${state.fault}`, kind: 'danger' });
    hadObs.current = state.kind === 'connected';
  }, [state]);

  return {
    state,
    choices,
    choose(scene, obsScene) {
      const next = { ...choices, [scene]: obsScene };
      setChoices(next);
      rememberChoices(next);
    },
  };
}
