import { removedBy } from '@mes/domain/capture/board';
import { v7 as uuidv7 } from 'uuid';
import type { ResultHook } from '../matches/changes/service';
import type { MapRow } from '../matches/tables';
import type { Boards } from './boards';
import { publishMapChanged } from './frames';
import { findMaps, insertEntries, lockCapture, updateMap } from './repository';

/** Where no person did it. */
const SERVER = 'server';

/** Whose result was taken back, or whose map is another now, has no events any longer. */
export function createCaptureResultHook(boards: Boards): ResultHook {
  return {
    async afterChange(tx, { before, after, actor, now }) {
      const forgotten = before.maps
        .filter((map) => map.captured && isForgotten(map, after.maps[map.index]))
        .map(({ index }) => index);
      if (forgotten.length === 0) return;

      await lockCapture(tx, after.id);
      for (const map of await findMaps(tx, after.id)) {
        if (!forgotten.includes(map.row.map)) continue;
        const removes = removedBy(await boards.at(tx, map), { kind: 'clear' });
        if (removes.length === 0) continue;
        const sequence = map.row.sequence + 1;
        const written = { sequence, operator: actor?.id ?? SERVER, writtenAt: now };
        await insertEntries(tx, map.row, [{ ...written, kind: 'clear', id: uuidv7(), removes }]);
        await updateMap(tx, map.row, { sequence, publicSequence: sequence, ending: 'score' });
        await publishMapChanged(tx, map.row);
      }
    },
  };
}

function isForgotten(before: MapRow, after: MapRow | undefined): boolean {
  return after !== undefined && (!after.captured || after.map !== before.map);
}
