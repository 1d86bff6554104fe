import { InvalidAction } from '@mes/contract/errors';

interface RevisionCheck {
  readonly current: number;
  /** The revision that the change is based on; undefined overwrites a newer one, too. */
  readonly seen: number | undefined;
  readonly message: string;
}

/** Refuses a change that was made from an older revision. The error has the current one. */
export function assertRevision({ current, seen, message }: RevisionCheck): void {
  if (seen === undefined || seen === current) return;
  throw new InvalidAction(message, { revision: current });
}
