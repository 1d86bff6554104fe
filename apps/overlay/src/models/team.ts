import type { StreamTeam } from '@mes/contract/stream';
import type { Logo } from '@mes/ui/Emblem.tsx';

/** A team as scenes show it; `details` are null until they are read. */
export interface SceneTeam {
  readonly name: string;
  readonly displayName: string;
  readonly logo: Logo | null;
  readonly details: StreamTeam | null;
}

export interface Opponents {
  readonly A: SceneTeam | null;
  readonly B: SceneTeam | null;
}

export interface TeamFacts {
  readonly region: string;
  /** Such as "Seed 3"; empty where nobody is seeded. */
  readonly seed: string;
  /** How the team has done: here, or else altogether, or where it stands. */
  readonly record: string;
}
