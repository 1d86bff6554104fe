/** Parts of the site that admins turn off: each is a property, and every process knows them all. */
import { InvalidAction } from '@mes/contract/errors';
import type { SwitchState } from '@mes/contract/operations-schemas';
import { SWITCHES, type Switch } from '@mes/domain/operations/switches';
import { isAdmin } from '@mes/domain/permissions/permissions';
import type { Switches } from '../../../platform/calls/switches';
import type { Db } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/database/events';
import type { Log } from '../../../platform/log';
import { isEventOn } from '../../../platform/outbox/publish';
import { currentValues, listByIds } from '../../properties/service';
import { SWITCH_PROPERTIES, switchProperty } from '../properties';
import { texts } from '../texts';

export interface LiveSwitches extends Switches {
  refresh(): Promise<void>;
  handleEvents(events: readonly OutboxEvent[]): void;
}

export function createSwitches({ db, log }: { db: Db; log: Log }): LiveSwitches {
  const ids = SWITCH_PROPERTIES.map(({ id }) => id);
  let off: ReadonlySet<Switch> = new Set();
  let lastRead = 0;

  async function refresh(): Promise<void> {
    const read = ++lastRead;
    try {
      const values = await currentValues(db, ids);
      // A later change is being read already.
      if (read !== lastRead) return;
      off = new Set(SWITCHES.filter((name) => values.get(switchProperty(name)) === false));
    } catch (error) {
      log.warn({ err: error }, 'the switches could not be read: the previous ones go on');
    }
  }

  return {
    assertOn(name, permissions) {
      if (!off.has(name) || isAdmin(permissions)) return;
      throw new InvalidAction(texts.switchedOff(texts.switches[name].title), { switchedOff: name });
    },
    refresh,
    handleEvents(events) {
      const isOwn = events.some(
        (event) => isEventOn(event, 'properties') && ids.includes(event.data.id),
      );
      if (isOwn) void refresh();
    },
  };
}

export async function listSwitches(db: Db): Promise<SwitchState[]> {
  const rows = await listByIds(db, SWITCHES.map(switchProperty));
  return SWITCHES.map((name) => {
    const property = switchProperty(name);
    const { value, revision, updatedAt, editor } = rows.get(property)!;
    return {
      switch: name,
      ...texts.switches[name],
      isOn: value !== false,
      property,
      revision,
      changedAt: revision === 1 ? null : updatedAt,
      editor,
    };
  });
}
