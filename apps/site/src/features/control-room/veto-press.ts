/** One press on a map in the veto. */
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { BAN } from '@mes/domain/veto/formats';
import { interpolate } from '../../interpolate';
import { nextStep, vetoEdit, vetoSteps } from './series-edits';
import type { Room } from './state/room-context';
import { say } from './state/room-notice';
import * as texts from './texts';

/** The maps of the number keys: the pool where it is known, else all. */
export function poolOf({
  stream,
  matchOf,
}: Pick<Room, 'stream' | 'matchOf'>): readonly DefuseMap[] {
  const id = stream.configuration.matchup.id;
  const pool = id === null ? undefined : matchOf(id)?.match?.veto?.pool;
  return pool && pool.length > 0 ? pool : DEFUSE_MAPS;
}

/** Puts the map into the slot that is open by then, or says why not. */
export function chooseVetoMap(room: Omit<Room, 'run'>, index: number): void {
  const pool = poolOf(room);
  const map = pool[index];
  if (!map) {
    say(texts.noSuchMap);
    return;
  }
  void room.acts.edit((configuration) => {
    const steps = vetoSteps(configuration);
    const slot = room.vetoSlot ?? nextStep(steps)?.slot;
    if (slot === undefined) {
      say(texts.vetoDoneHint);
      return null;
    }
    const used = steps.find((step) => step.map === map && step.slot !== slot);
    if (!used) return vetoEdit(configuration, { slot, map, pool });
    const text = used.code === BAN ? texts.alreadyBanned : texts.alreadyPicked;
    say(interpolate(text, { map }));
    return null;
  });
  room.setVetoSlot(null);
}
