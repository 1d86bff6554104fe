/** The parts of a show that acts change. What an act did is stored by slot, so that it can be undone. */
import {
  CHANNEL_NAMES,
  type ChannelName,
  type RunItem,
  type ShowState,
  withChannel,
} from './state';

/** `preview`, `program`, `pending`, `air:sponsor`, `next:sponsor`, `run:<id>`. */
export type SlotName = string;
/** Null where there is nothing. */
export type SlotValue = unknown;

export interface SlotChange {
  readonly before: SlotValue;
  readonly after: SlotValue;
  /** A consequence of the act and not its aim: others may change it without depending on the act. */
  readonly isSoft?: true;
}

export type SlotChanges = Readonly<Record<SlotName, SlotChange>>;

const RUN = 'run:';

export function diffSlots(before: ShowState, after: ShowState): Record<SlotName, SlotChange> {
  const changes: Record<SlotName, SlotChange> = {};
  for (const slot of new Set([...slotsOf(before), ...slotsOf(after)])) {
    const change = { before: readSlot(before, slot), after: readSlot(after, slot) };
    if (!isSameValue(change.before, change.after)) changes[slot] = change;
  }
  return changes;
}

export function readSlot(state: ShowState, slot: SlotName): SlotValue {
  if (slot.startsWith(RUN)) return state.run[slot.slice(RUN.length)] ?? null;
  if (slot === 'preview' || slot === 'program' || slot === 'pending') return state[slot];
  const [part, name] = slot.split(':') as ['air' | 'next', ChannelName];
  return state.channels[name][part];
}

/** The value must be one that `readSlot` gave for the same slot. */
export function writeSlot(state: ShowState, slot: SlotName, value: SlotValue): ShowState {
  if (slot.startsWith(RUN)) {
    const { [slot.slice(RUN.length)]: _, ...run } = state.run;
    const item = value as RunItem | null;
    return { ...state, run: item ? { ...run, [item.id]: item } : run };
  }
  if (slot === 'preview' || slot === 'program' || slot === 'pending')
    return { ...state, [slot]: value };
  const [part, name] = slot.split(':') as ['air' | 'next', ChannelName];
  return withChannel(state, name, { [part]: value });
}

/** Of plain JSON values; the order of keys does not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)];
  if (keys.length !== otherKeys.length || Array.isArray(one) !== Array.isArray(other)) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(other, key) &&
      isSameValue(one[key as keyof typeof one], other[key as keyof typeof other]),
  );
}

function slotsOf({ run }: ShowState): SlotName[] {
  return [
    'preview',
    'program',
    'pending',
    ...CHANNEL_NAMES.flatMap((name) => [`air:${name}`, `next:${name}`]),
    ...Object.keys(run).map((id) => `${RUN}${id}`),
  ];
}
