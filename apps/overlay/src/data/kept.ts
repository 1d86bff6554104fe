/**
 * The last good answers, kept through reloads and outages. Scenes of one browser share them, and a
 * build that reads answers differently starts with none.
 */
const PREFIX = 'mes-overlay:';
/** Raised whenever an answer of the contract changes so that older scenes could not draw it. */
const VERSION = 1;

export interface Kept {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
}

/** The part of `localStorage` that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function createKept(storage: () => TextStorage): Kept {
  const nameOf = (key: string) => `${PREFIX}${VERSION}:${key}`;
  return {
    read(key) {
      try {
        return JSON.parse(storage().getItem(nameOf(key)) ?? 'null') ?? undefined;
      } catch {
        // Blocked storage or broken text: the scene starts empty, as on its first day.
        return undefined;
      }
    },
    write(key, value) {
      const text = JSON.stringify(value);
      try {
        storage().setItem(nameOf(key), text);
      } catch {
        makeRoom(storage, () => storage().setItem(nameOf(key), text));
      }
    },
  };
}

/** Full: answers about past tournaments are worth less than the one on air. */
function makeRoom(storage: () => TextStorage, retry: () => void): void {
  try {
    const kept = storage();
    const ours = Array.from({ length: kept.length }, (_, index) => kept.key(index)).filter((name) =>
      name?.startsWith(PREFIX),
    );
    for (const name of ours) kept.removeItem(name!);
    retry();
  } catch {
    // Without storage only a reload during an outage shows less.
  }
}
