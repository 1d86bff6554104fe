import { seeded } from '@mes/domain/random/random';
import { useMemo, useRef } from 'react';
import { withContext } from '../globe/Globe';
import { useFrames } from '../globe/use-frames';
import styles from './GoldLeaf.module.css';

interface Leaf {
  readonly x: number;
  readonly drift: number;
  readonly size: number;
  readonly seconds: number;
  readonly phase: number;
  readonly angle: number;
  readonly colour: string;
}

const LEAVES = 44;
const COLOURS = ['#fff3cf', '#ecd384', '#e3b83a', '#b07f14'];
const RATE = 20;
const FALL = 1_160;
/** Where the name begins, as a part of the way. */
const ABOVE_NAME = 0.48;

/** Gold leaf that falls and turns. One canvas, which clears only what it has painted. */
export function GoldLeaf() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useRef<(readonly [number, number, number])[]>([]);
  const leaves = useMemo(() => makeLeaves(), []);
  useFrames(
    ({ ms, isStill }) => {
      withContext(canvas.current, (context) => {
        for (const [x, y, half] of painted.current)
          context.clearRect(x - half, y - half, 2 * half, 2 * half);
        painted.current = leaves.map((leaf) => paintLeaf(context, leaf, isStill ? null : ms));
      });
    },
    { rate: RATE },
  );
  return <canvas ref={canvas} width={1_920} height={1_080} className={`${styles.leaf} wd-fade`} />;
}

function makeLeaves(): Leaf[] {
  const random = seeded(11);
  return Array.from({ length: LEAVES }, (_, place) => ({
    x: random() * 1_920,
    drift: random() * 240 - 120,
    size: 0.6 + random() * 0.9,
    seconds: 9 + random() * 7,
    phase: random(),
    angle: random() * Math.PI,
    colour: COLOURS[place % COLOURS.length]!,
  }));
}

/** Returns where it was painted, and how far around. In a picture none lies on the name. */
function paintLeaf(
  context: CanvasRenderingContext2D,
  { x, drift, size, seconds, phase, angle, colour }: Leaf,
  ms: number | null,
): readonly [number, number, number] {
  const turns = ms === null ? phase : phase + ms / 1_000 / seconds;
  const part = ms === null ? phase * (isBeside(x) ? 1 : ABOVE_NAME) : turns % 1;
  const [left, top] = [x + drift * part, FALL * part - 50];
  const flip = Math.cos(turns * 14);
  context.save();
  context.translate(left, top);
  context.rotate(angle + turns * 5);
  context.scale(Math.max(0.12, Math.abs(flip)) * size, size);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, -17);
  context.lineTo(4.5, -4);
  context.lineTo(1, 17);
  context.lineTo(-4.5, 4);
  context.fill();
  context.restore();
  return [left, top, 19 * size];
}

function isBeside(x: number): boolean {
  return x < 80 || x > 1_840;
}
