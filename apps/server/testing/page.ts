/** The socket of a page of a signed-in account. */
import { io } from 'socket.io-client';
import type { Account } from './app';
import { until } from './until';

interface Frame {
  readonly channel: string;
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
  readonly data: any;
}

export interface OpenPage {
  /** The first frame of that type, now or later. */
  next(type: string): Promise<Frame>;
  readonly frames: readonly Frame[];
  close(): void;
}

/** Resolves once the page is subscribed. */
export async function openPage(address: string, as: Account): Promise<OpenPage> {
  const frames: Frame[] = [];
  let subscribed = false;
  const auth = { id: as.id, secret: as.secret };
  const socket = io(address, { forceNew: true, reconnection: false, auth });
  socket.on('channel_event', (push: Frame | Frame[]) => frames.push(...[push].flat()));
  socket.once('subscribed', () => {
    subscribed = true;
  });
  await until('the subscription of the page', () => subscribed);
  return {
    async next(type) {
      const find = () => frames.findIndex((frame) => frame.type === type);
      await until(`an event '${type}'`, () => find() >= 0);
      return frames.splice(find(), 1)[0]!;
    },
    frames,
    close: () => socket.disconnect(),
  };
}
