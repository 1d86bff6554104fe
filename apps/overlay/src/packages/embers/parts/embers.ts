/** Embers that rise from the seam, sparks of a hit, and flakes of gold. Only what was painted is cleared. */
import { type Random, seeded } from '@mes/domain/random/random';
import { RISE, seamAt } from './seam';

/** A line of the stage from which sparks fly. */
export interface SparkLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly count: number;
  /** How fast they fly; 1 is usual. */
  readonly power: number;
}

export interface Embers {
  /** Sparks need more frames a second than embers. */
  readonly hasSparks: () => boolean;
  readonly advance: (seconds: number) => void;
  readonly paint: () => void;
  readonly burst: (line: SparkLine) => void;
}

interface EmbersOptions {
  readonly seam: number | null;
  readonly isGold: boolean;
  /** Pixels of the canvas for a point of the stage. */
  readonly scale: number;
}

interface Particle {
  kind: 'ember' | 'spark' | 'flake';
  x: number;
  y: number;
  vx: number;
  vy: number;
  size: number;
  age: number;
  life: number;
  phase: number;
}

const MOST = 120;
const AT_REST = { ember: 44, gold: 96 };
const COLOURS = ['255,246,214', '255,176,84', '240,101,16', '150,40,4'];
/** The light that runs along the seam. */
const FLOW = { lights: 4, length: 290, everyS: 9, span: 2_120 };
/** The head stays free of flakes. */
const HEAD = { right: 680, bottom: 170 };

export function createEmbers(context: CanvasRenderingContext2D, options: EmbersOptions): Embers {
  const { seam, isGold, scale } = options;
  const random = seeded(77);
  const particles: Particle[] = [];
  const painted: [number, number, number, number][] = [];
  const atRest = isGold ? AT_REST.gold : AT_REST.ember;
  const light = seam === null ? null : lightSprite(FLOW.length * scale);
  let time = 0;

  const advance = (seconds: number) => {
    time += seconds;
    for (const particle of particles) move(particle, time, seconds);
    for (let at = particles.length - 1; at >= 0; at--)
      if (isGone(particles[at]!)) particles.splice(at, 1);
    const resting = particles.filter(({ kind }) => kind !== 'spark').length;
    if (resting < atRest && particles.length < MOST)
      particles.push(isGold && random() < 0.66 ? flake(random) : ember(random, seam));
  };

  const paint = () => {
    for (const [x, y, width, height] of painted) context.clearRect(x, y, width, height);
    painted.length = 0;
    if (light && seam !== null) paintFlow(seam, light);
    for (const particle of particles) {
      if (particle.kind === 'flake') paintFlake(particle);
      else paintStreak(particle);
    }
  };

  const remember = (x: number, y: number, width: number, height: number) => {
    const left = Math.floor(x) - 2;
    const top = Math.floor(y) - 2;
    painted.push([left, top, Math.ceil(width) + 4, Math.ceil(height) + 4]);
  };

  const paintFlow = (from: number, sprite: HTMLCanvasElement) => {
    const lean = -Math.atan(RISE);
    for (let place = 0; place < FLOW.lights; place++) {
      const passed = (time / FLOW.everyS + place / FLOW.lights) % 1;
      const x = 1_980 - FLOW.span * passed;
      const y = seamAt(from, x);
      context.setTransform(1, 0, 0, 1, x * scale, y * scale);
      context.rotate(lean);
      context.drawImage(sprite, 0, -sprite.height / 2);
      context.setTransform(1, 0, 0, 1, 0, 0);
      const rise = FLOW.length * RISE * scale;
      remember(x * scale - 3, y * scale - rise - 3, FLOW.length * scale + 6, rise + 6);
    }
  };

  const paintStreak = ({ kind, age, life, x, y, vx, vy, size }: Particle) => {
    const passed = age / life;
    const isSpark = kind === 'spark';
    const colour = COLOURS[Math.min(3, Math.floor(passed * (isSpark ? 3.4 : 3.9)))]!;
    const shine = passed < 0.1 ? passed * 10 : 1 - Math.max(0, (passed - 0.55) / 0.45);
    const tail = isSpark ? 0.032 : 0.05;
    const [x1, y1] = [(x - vx * tail) * scale, (y - vy * tail) * scale + 0.8];
    context.strokeStyle = `rgba(${colour},${(shine * 0.95).toFixed(2)})`;
    context.lineWidth = size * scale;
    context.beginPath();
    context.moveTo(x * scale, y * scale);
    context.lineTo(x1, y1);
    context.stroke();
    const reach = size * scale;
    remember(
      Math.min(x * scale, x1) - reach,
      Math.min(y * scale, y1) - reach,
      Math.abs(x * scale - x1) + 2 * reach,
      Math.abs(y * scale - y1) + 2 * reach,
    );
  };

  const paintFlake = ({ x, y, size, phase }: Particle) => {
    if (x < HEAD.right && y < HEAD.bottom) return;
    const turn = Math.cos(time * 3 + phase);
    const side = size * scale * 2;
    context.fillStyle = turn > 0 ? 'rgba(255,222,128,.92)' : 'rgba(176,112,20,.92)';
    context.setTransform(1, 0, 0, 1, x * scale, y * scale);
    context.rotate(phase + time * 0.6);
    context.fillRect(-side / 2, (-side * Math.abs(turn)) / 2, side, side * Math.abs(turn) + 0.6);
    context.setTransform(1, 0, 0, 1, 0, 0);
    remember(x * scale - side, y * scale - side, 2 * side, 2 * side);
  };

  const burst = ({ from, to, count, power }: SparkLine) => {
    for (let place = 0; place < count; place++) {
      if (particles.length >= MOST) particles.shift();
      const part = place / count;
      const x = from[0] + (to[0] - from[0]) * part;
      const y = from[1] + (to[1] - from[1]) * part;
      particles.push(spark(random, { x, y, power }));
    }
  };

  return {
    hasSparks: () => particles.some(({ kind }) => kind === 'spark'),
    advance,
    paint,
    burst,
  };
}

function move(particle: Particle, time: number, seconds: number): void {
  particle.age += seconds;
  if (particle.kind === 'spark') {
    particle.vy += 420 * seconds;
    particle.vx *= 1 - 1.3 * seconds;
    particle.vy *= 1 - 0.9 * seconds;
  } else particle.vx += Math.sin(time * 1.7 + particle.phase) * 26 * seconds;
  particle.x += particle.vx * seconds;
  particle.y += particle.vy * seconds;
}

function isGone({ age, life, y, kind }: Particle): boolean {
  return age > life || y > 1_120 || (y < -40 && kind !== 'flake');
}

function ember(random: Random, seam: number | null): Particle {
  const isOnSeam = seam !== null && random() < 0.72;
  const x = random() * 1_920;
  return {
    kind: 'ember',
    x,
    y: isOnSeam ? Math.min(1_090, seamAt(seam, x)) : 1_090,
    vx: 8 + random() * 26,
    vy: -(46 + random() * 120),
    size: 1.2 + random() ** 2 * 4.4,
    age: 0,
    life: 2.4 + random() * 4.2,
    phase: random() * 7,
  };
}

function flake(random: Random): Particle {
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

function spark(random: Random, { x, y, power }: { x: number; y: number; power: number }): Particle {
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

/** A white-hot streak that fades out at both ends. */
function lightSprite(length: number): HTMLCanvasElement {
  const sprite = document.createElement('canvas');
  sprite.width = Math.ceil(length);
  sprite.height = 3;
  const context = sprite.getContext('2d');
  if (!context) return sprite;
  const fade = context.createLinearGradient(0, 0, length, 0);
  fade.addColorStop(0, 'rgba(255,250,232,0)');
  fade.addColorStop(0.62, 'rgba(255,250,232,.9)');
  fade.addColorStop(1, 'rgba(255,250,232,0)');
  context.fillStyle = fade;
  context.fillRect(0, 0, length, 3);
  return sprite;
}
