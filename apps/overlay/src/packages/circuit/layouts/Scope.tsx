import { useContext, useEffect, useRef } from 'react';
import { prefersLessMotion } from '../../../parts/motion';
import { useScene } from '../../../scene-context';
import { StandbyContext } from '../../kit-context';
import styles from './Scope.module.css';
import { LOOP_S, SWING_S, scopeHeight } from './scope-wave';

/**
 * In pixels of the stage; the canvas has half as many. It begins where the line begins to swing, and
 * is as high as it swings: what it covers is composed anew in every frame.
 */
const LENGTH = 1_800;
const FLAT = 360;
const WIDTH = LENGTH - FLAT;
const HEIGHT = 172;
const SCALE = 0.5;
const STEP = 12;
const FRAME_MS = 50;
const STROKES = [
  { width: 10, colour: 'rgb(12 194 189 / 0.22)' },
  { width: 3.6, colour: 'rgb(188 243 236 / 0.95)' },
];
/** What a picture shows. */
const STILL_AT_S = 3.3;

/** A scope line that leaves the rail flat and swings in the calm space; it kicks once a second, then rests. */
export function Scope() {
  const isPicture = useScene().route.screenshot;
  const isStandby = useContext(StandbyContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    paint(context, STILL_AT_S);
    if (isPicture || isStandby || prefersLessMotion()) return;
    const start = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const seconds = (performance.now() - start) / 1_000;
      paint(context, seconds);
      const left = LOOP_S - (seconds % LOOP_S);
      // Not by animation frames: they would wake the page twice as often as something is painted.
      timer = setTimeout(next, left < LOOP_S - SWING_S ? left * 1_000 : FRAME_MS);
    };
    timer = setTimeout(next, FRAME_MS);
    return () => clearTimeout(timer);
  }, [isPicture, isStandby]);
  return (
    <div className={styles.scope} aria-hidden="true">
      <i className={styles.flat} />
      <canvas ref={canvas} width={WIDTH * SCALE} height={HEIGHT * SCALE} />
    </div>
  );
}

function paint(context: CanvasRenderingContext2D, seconds: number): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, WIDTH * SCALE, HEIGHT * SCALE);
  context.scale(SCALE, SCALE);
  context.lineJoin = 'round';
  context.beginPath();
  for (let x = 0; x <= WIDTH; x += STEP)
    context.lineTo(x, HEIGHT / 2 + scopeHeight((FLAT + x) / LENGTH, seconds));
  for (const { width, colour } of STROKES) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
}
