/** Points of light: embers that rise from the seam, sparks of a hit, and flakes of gold. */
import type { Random } from '@mes/domain/random/random';

export interface Particle {
  readonly kind: 'ember' | 'spark' | 'flake';
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly size: number;
  age: number;
  readonly life: number;
  readonly phase: number;
}

/** What a particle has covered, in pixels of the canvas. */
export type Covered = readonly [x: number, y: number, width: number, height: number];

export function ember(random: Random, { x, y }: { x: number; y: number }): Particle {
  return {
    kind: 'ember',
    x,
    y,
    vx: 8 + random() * 26,
    vy: -(46 + random() * 120),
    size: 1.4 + random() ** 2 * 4.4,
    age: 0,
    life: 2 + random() * 2.6,
    phase: random() * 7,
  };
}

export function flake(random: Random): Particle {
  return {
    kind: 'flake',
    x: random() * 2_100 - 90,
    y: -30 - random() * 200,
    vx: -14 + random() * 40,
    vy: 90 + random() * 130,
    size: 5 + random() ** 2 * 15,
    age: 0,
    life: 12,
    phase: random() * 7,
  };
}

interface Strike {
  readonly x: number;
  readonly y: number;
  readonly power: number;
}

export function spark(random: Random, { x, y, power }: Strike): Particle {
  const angle = -Math.PI * (0.08 + 0.84 * random());
  const speed = (180 + random() * 620) * power;
  return {
    kind: 'spark',
    x,
    y,
    vx: Math.cos(angle) * speed,
    vy: Math.sin(angle) * speed,
    size: 2 + random() * 3.6,
    age: 0,
    life: 0.5 + random() * 0.8,
    phase: 0,
  };
}

export function move(particle: Particle, time: number, seconds: number): void {
  particle.age += seconds;
  if (particle.kind === 'spark') {
    particle.vy += 420 * seconds;
    particle.vx *= 1 - 1.3 * seconds;
    particle.vy *= 1 - 0.9 * seconds;
  } else particle.vx += Math.sin(time * 1.7 + particle.phase) * 26 * seconds;
  particle.x += particle.vx * seconds;
  particle.y += particle.vy * seconds;
}

export function isGone({ age, life, y, kind }: Particle): boolean {
  return age > life || y > 1_120 || (y < -40 && kind !== 'flake');
}

const COLOURS = ['255,246,214', '255,176,84', '240,101,16', '150,40,4'];

/** A short streak that goes from white over orange to red. */
export function paintStreak(
  context: CanvasRenderingContext2D,
  { kind, age, life, x, y, vx, vy, size }: Particle,
  scale: number,
): Covered {
  const passed = age / life;
  const isSpark = kind === 'spark';
  const colour = COLOURS[Math.min(3, Math.floor(passed * (isSpark ? 3.4 : 3.9)))]!;
  const shine = passed < 0.1 ? passed * 10 : 1 - Math.max(0, (passed - 0.55) / 0.45);
  const tail = isSpark ? 0.032 : 0.05;
  const [x0, y0] = [x * scale, y * scale];
  const [x1, y1] = [x0 - vx * tail * scale, y0 - vy * tail * scale + 0.8];
  const wide = size * scale;
  context.strokeStyle = `rgba(${colour},${(shine * 0.95).toFixed(2)})`;
  context.lineWidth = wide;
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
  context.stroke();
  return [
    Math.min(x0, x1) - wide,
    Math.min(y0, y1) - wide,
    Math.abs(x0 - x1) + 2 * wide,
    Math.abs(y0 - y1) + 2 * wide,
  ];
}

/** A square that turns while it falls: bright on one side, dark on the other. */
export function paintFlake(
  context: CanvasRenderingContext2D,
  { x, y, size, phase }: Particle,
  { scale, time }: { scale: number; time: number },
): Covered {
  const turn = Math.cos(time * 3 + phase);
  const side = size * scale * 2;
  context.fillStyle = turn > 0 ? 'rgba(255,222,128,.92)' : 'rgba(176,112,20,.92)';
  context.setTransform(1, 0, 0, 1, x * scale, y * scale);
  context.rotate(phase + time * 0.6);
  context.fillRect(-side / 2, (-side * Math.abs(turn)) / 2, side, side * Math.abs(turn) + 0.6);
  context.setTransform(1, 0, 0, 1, 0, 0);
  return [x * scale - side, y * scale - side, 2 * side, 2 * side];
}

/** Clears no more than what was painted. */
export function clear(context: CanvasRenderingContext2D, covered: readonly Covered[]): void {
  for (const [x, y, width, height] of covered)
    context.clearRect(
      Math.floor(x) - 2,
      Math.floor(y) - 2,
      Math.ceil(width) + 5,
      Math.ceil(height) + 5,
    );
}
