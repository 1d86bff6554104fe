import { latestMoment } from '@mes/domain/capture/board';
import { alivePlayers } from '@mes/domain/capture/eliminations';
import { useCallback, useRef, useState } from 'react';
import { confirm } from '../../components/dialogs/dialogs';
import type { People } from '../matches/captured-map/people';
import { type Chord, type Field, NO_CHORD, type Press, type Pressed, press } from './chords';
import type { Command, KeyMeaning } from './keys';
import type { RoundEvents } from './rounds';
import { showKeys } from './show-keys';
import type { BoardActions } from './use-board-actions';
import type { Capture } from './use-capture';
import { useCaptureKeys } from './use-capture-keys';

interface DeskParts {
  capture: Capture;
  people: People;
  actions: BoardActions;
}

/** What the operator is in the middle of: the chord, the event that is selected, the keys. */
export function useDesk({ capture, people, actions }: DeskParts) {
  const [chord, setChord] = useState<Chord>(NO_CHORD);
  const [refusal, setRefusal] = useState<Pressed['refusal']>();
  const [selected, setSelected] = useState<string | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const field = fieldOf(capture, people);

  function onPress(pressed: Press): void {
    const result = press(chord, pressed, field);
    setChord(result.chord);
    setRefusal(result.refusal);
    if (result.event) capture.record(result.event);
  }

  // The rows of the log are drawn anew only with what they show, not with each press of a chord.
  const { takeBack } = capture;
  const remove = useCallback(
    (event: string) => {
      takeBack({ kind: 'remove', event });
      setSelected(null);
    },
    [takeBack],
  );

  const removeRound = useCallback(
    async ({ number, startedAt, finished }: RoundEvents) => {
      if (startedAt === null || finished === null) return;
      const agreed = await confirm({
        title: `Remove round ${number}?`,
        message: 'All of its events are taken back, whoever captured them.',
        confirmLabel: 'Remove round',
        danger: true,
      });
      if (agreed) takeBack({ kind: 'remove_by_time', from: startedAt, to: finished.endedAt });
    },
    [takeBack],
  );

  /** Through the events, the newest first. */
  function select(step: 1 | -1): void {
    const ids = capture.board.events.map(({ event }) => event.id).toReversed();
    const place = selected === null ? -1 : ids.indexOf(selected);
    setSelected(ids[Math.min(Math.max(place + step, 0), ids.length - 1)] ?? null);
  }

  const commands: Readonly<Record<Command, () => void>> = {
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
    const player = capture.board.context.playersOf[meaning.opponent][meaning.place];
    if (player !== undefined) onPress({ kind: 'player', player });
  });

  return { chord, refusal, field, onPress, selected, setSelected, remove, removeRound, search };
}

function fieldOf({ board }: Capture, { teamOf }: People): Field {
  const { context } = board;
  const { sideA, round } = latestMoment(board);
  const standing = new Set([
    ...alivePlayers('A', round.deaths, context),
    ...alivePlayers('B', round.deaths, context),
  ]);
  return {
    teamOf,
    isAlive: (player) => standing.has(player),
    sideA,
    captures: context.captures,
  };
}
