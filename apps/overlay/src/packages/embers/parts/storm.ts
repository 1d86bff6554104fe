/** The whole stage: sparks while they fly, flakes of gold for the champion, and embers in a picture. */
import { seeded } from '@mes/domain/random/random';
import {
  type Covered,
  clear,
  ember,
  flake,
  isGone,
  move,
  type Particle,
  paintFlake,
  paintStreak,
  spark,
} from './particles';
import { seamAt } from './seam';

/** A line of the stage from which sparks fly. */
export interface SparkLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly count: number;
  /** How fast they fly; 1 is usual. */
  readonly power: number;
}

export interface Storm {
  readonly isEmpty: () => boolean;
  readonly advance: (seconds: number) => void;
  readonly paint: () => void;
  readonly burst: (line: SparkLine) => void;
}

interface StormOptions {
  readonly seam: number;
  readonly isGold: boolean;
  /** Embers that are always in the air. */
  readonly embers: number;
  readonly scale: number;
}

const MOST = 120;
const FLAKES = 72;
/** The head stays free of flakes. */
const HEAD = { right: 680, bottom: 170 };

export function createStorm(context: CanvasRenderingContext2D, options: StormOptions): Storm {
  const { seam, isGold, embers, scale } = options;
  const random = seeded(77);
  let particles: Particle[] = [];
  let covered: Covered[] = [];
  let time = 0;
  const count = (kind: Particle['kind']) => particles.filter((each) => each.kind === kind).length;

  return {
    isEmpty: () => particles.length === 0,
    advance: (seconds) => {
      time += seconds;
      for (const particle of particles) move(particle, time, seconds);
      particles = particles.filter((particle) => !isGone(particle));
      if (isGold && count('flake') < FLAKES) particles.push(flake(random));
      if (count('ember') < embers) {
        const x = random() * 1_920;
        const y = random() < 0.72 ? Math.min(1_090, seamAt(seam, x)) : 1_090;
        particles.push(ember(random, { x, y }));
      }
    },
    paint: () => {
      clear(context, covered);
      covered = [];
      for (const particle of particles) {
        const { kind, x, y } = particle;
        if (kind !== 'flake') covered.push(paintStreak(context, particle, scale));
        else if (x > HEAD.right || y > HEAD.bottom)
          covered.push(paintFlake(context, particle, { scale, time }));
      }
    },
    burst: ({ from, to, count: sparks, power }) => {
      for (let place = 0; place < sparks; place++) {
        if (particles.length >= MOST) particles.shift();
        const part = place / sparks;
        const x = from[0] + (to[0] - from[0]) * part;
        const y = from[1] + (to[1] - from[1]) * part;
        particles.push(spark(random, { x, y, power }));
      }
    },
  };
}
