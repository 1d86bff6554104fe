import type { CapturedMap, RecordedEvent } from '@mes/contract/capture';
import { type Board, replayEntries } from '@mes/domain/capture/board';
import type { EventEntry } from '@mes/domain/capture/entries';

/** Replays the events of the map by the same rules as the server. */
export function boardOf(map: CapturedMap): Board {
  const { lineup, startingSideA, toggles, events } = map;
  return replayEntries(
    {
      lineup: lineup.map(({ player, opponent }) => ({ player: player.id, opponent })),
      startingSideA: startingSideA ?? 'coalition',
      toggles,
    },
    events.map(toEntry),
  );
}

function toEntry({ sequence, operator, event }: RecordedEvent): EventEntry {
  return { kind: 'record', sequence, operator: operator ?? '', writtenAt: event.at, event };
}
