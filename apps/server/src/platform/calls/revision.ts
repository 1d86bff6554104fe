import { InvalidAction } from '@mes/contract/errors';

interface RevisionCheck {
  readonly current: number;
  /** As whoever changes it has loaded it; without it a newer one may be overwritten. */
  readonly seen: number | undefined;
  readonly message: string;
}

/** Refuses a change that was made from an older revision. The error has the current one. */
export function assertRevision({ current, seen, message }: RevisionCheck): void {
  if (seen === undefined || seen === current) return;
  throw new InvalidAction(message, { revision: current });
}
