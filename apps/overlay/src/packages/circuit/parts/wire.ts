import type { Point } from './points';

export type Tone =
  | 'a'
  | 'b'
  | 'trace'
  | 'trace-dim'
  | 'trace-off'
  | 'hot'
  | 'ink'
  | 'mes-live'
  | 'mes-coalition'
  | 'mes-breach';

export interface Wire {
  readonly points: readonly Point[];
  readonly tone?: Tone;
  /** When it leaves the rail, in milliseconds. */
  readonly delay?: number;
  readonly width?: number;
  /** A ring at its end. */
  readonly hasVia?: boolean;
  /** Now and then a pulse runs along it. */
  readonly isPulsed?: boolean;
  readonly isDashed?: boolean;
}
