import { idsToRemove } from '@mes/domain/capture/board';
import { v7 as uuidv7 } from 'uuid';
import type { ResultHook } from '../matches/changes/service';
import type { MapRow } from '../matches/tables';
import type { BoardCache } from './boards/service';
import { publishMapChanged } from './frames/service';
import { findMaps, insertEntries, lockCapture, mapKeyOf, updateMap } from './repository';

/** The operator of entries that no person has written. */
const SERVER = 'server';

/** Clears the events of maps whose captured result was taken back, or that were replaced. */
export function createCaptureResultHook(boards: BoardCache): ResultHook {
  return {
    async afterChange(tx, { before, after, actor, now }) {
      const cleared = before.maps
        .filter((map) => map.captured && isCleared(map, after.maps[map.index]))
        .map(({ index }) => index);
      if (cleared.length === 0) return;

      await lockCapture(tx, after.id);
      for (const map of await findMaps(tx, after.id)) {
        if (!cleared.includes(map.row.map)) continue;
        const removes = idsToRemove(await boards.read(tx, map), { kind: 'clear' });
        if (removes.length === 0) continue;
        const key = mapKeyOf(map.row);
        const sequence = map.row.sequence + 1;
        const written = { sequence, operator: actor?.id ?? SERVER, writtenAt: now };
        await insertEntries(tx, key, [{ ...written, kind: 'clear', id: uuidv7(), removes }]);
        await updateMap(tx, key, { sequence, publicSequence: sequence, ending: 'score' });
        await publishMapChanged(tx, key);
      }
    },
  };
}

function isCleared(before: MapRow, after: MapRow | undefined): boolean {
  return after !== undefined && (!after.captured || after.map !== before.map);
}
