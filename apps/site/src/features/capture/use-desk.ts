import { latestMoment } from '@mes/domain/capture/board';
import { alivePlayers } from '@mes/domain/capture/eliminations';
import { useCallback, useRef, useState } from 'react';
import { confirm } from '../../components/dialogs/dialogs';
import { interpolate } from '../../interpolate';
import type { People } from '../matches/captured-map/people';
import {
  applyPress,
  type Chord,
  NO_CHORD,
  type Press,
  type PressResult,
  type RoundState,
} from './chords';
import type { KeyCommand, KeyMeaning } from './keys';
import type { RoundEvents } from './rounds';
import { showKeys } from './show-keys';
import * as texts from './texts';
import type { BoardActions } from './use-board-actions';
import type { Capture } from './use-capture';
import { useCaptureKeys } from './use-capture-keys';

interface DeskOptions {
  capture: Capture;
  people: People;
  actions: BoardActions;
}

/** The input state of the operator: the chord, the selected event and the keys. */
export function useDesk({ capture, people, actions }: DeskOptions) {
  const [chord, setChord] = useState<Chord>(NO_CHORD);
  const [refusal, setRefusal] = useState<PressResult['refusal']>();
  const [selected, setSelected] = useState<string | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const roundState = roundStateOf(capture, people);

  function onPress(press: Press): void {
    const result = applyPress(chord, press, roundState);
    setChord(result.chord);
    setRefusal(result.refusal);
    if (result.event) capture.record(result.event);
  }

  // Memoized, so that rows of the log are not rendered again with each key of a chord.
  const { takeBack } = capture;
  const remove = useCallback(
    (eventId: string) => {
      takeBack({ kind: 'remove', event: eventId });
      setSelected(null);
    },
    [takeBack],
  );

  const removeRound = useCallback(
    async ({ number, startedAt, finished }: RoundEvents) => {
      if (startedAt === null || finished === null) return;
      const isConfirmed = await confirm({
        title: interpolate(texts.removeRoundTitle, { number }),
        message: texts.removeRoundMessage,
        confirmLabel: texts.removeRound,
        danger: true,
      });
      if (isConfirmed) takeBack({ kind: 'remove_by_time', from: startedAt, to: finished.endedAt });
    },
    [takeBack],
  );

  /** Moves the selection through the events, newest first. */
  function select(step: 1 | -1): void {
    const ids = capture.board.events.map(({ event }) => event.id).toReversed();
    const index = selected === null ? -1 : ids.indexOf(selected);
    setSelected(ids[Math.min(Math.max(index + step, 0), ids.length - 1)] ?? null);
  }

  const commands: Readonly<Record<KeyCommand, () => void>> = {
    undo: capture.undo,
    remove: () => selected !== null && remove(selected),
    close: () => void actions.close(),
    find: () => search.current?.focus(),
    help: () => void showKeys(),
    earlier: () => select(1),
    later: () => select(-1),
  };

  useCaptureKeys((meaning: KeyMeaning) => {
    if (meaning.kind === 'press') onPress(meaning.press);
    if (meaning.kind === 'command') commands[meaning.command]();
    if (meaning.kind !== 'player') return;
    const player = capture.board.context.playersOf[meaning.slot][meaning.index];
    if (player !== undefined) onPress({ kind: 'player', player });
  });

  return {
    chord,
    refusal,
    roundState,
    onPress,
    selected,
    setSelected,
    remove,
    removeRound,
    search,
  };
}

function roundStateOf({ board }: Capture, { teamOf }: People): RoundState {
  const { context } = board;
  const { sideA, round } = latestMoment(board);
  const alive = new Set([
    ...alivePlayers('A', round.deaths, context),
    ...alivePlayers('B', round.deaths, context),
  ]);
  return {
    teamOf,
    isAlive: (player) => alive.has(player),
    sideA,
    isCaptured: context.captures,
  };
}
