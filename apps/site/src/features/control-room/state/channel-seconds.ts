/** How long an item stays on air, by channel, as this operator has chosen it. */
import type { ChannelName } from '@mes/domain/show/state';

const STORAGE_KEY = 'controlRoomSeconds';
const USUAL: Readonly<Partial<Record<ChannelName, number>>> = { lower_third: 8, info_card: 10 };

/** Null until it is taken out. */
export function channelSeconds(channel: ChannelName): number | null {
  const stored = readStored()[channel];
  return stored === undefined ? (USUAL[channel] ?? null) : stored;
}

export function setChannelSeconds(channel: ChannelName, seconds: number | null): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readStored(), [channel]: seconds }));
  } catch {
    // Storage is not available: the usual time counts.
  }
}

function readStored(): Partial<Record<ChannelName, number | null>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
