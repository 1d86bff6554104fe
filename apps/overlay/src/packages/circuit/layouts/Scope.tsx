import { useEffect, useRef } from 'react';
import { useScene } from '../../../scene-context';
import styles from './Scope.module.css';
import { scopeHeight } from './scope-wave';

/** In pixels of the stage; the canvas has half as many. */
const WIDTH = 1_800;
const HEIGHT = 240;
const SCALE = 0.5;
const STEP = 10;
const FRAME_MS = 40;
const STROKES = [
  { width: 10, colour: 'rgb(12 194 189 / 0.22)' },
  { width: 3.6, colour: 'rgb(188 243 236 / 0.95)' },
];
/** What a picture shows. */
const STILL_AT_S = 3.3;

/** A scope line that leaves the rail flat and swings in the calm space; it kicks once a second. */
export function Scope() {
  const isPicture = useScene().route.screenshot;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    paint(context, STILL_AT_S);
    if (isPicture || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = performance.now();
    let last = 0;
    let frame = requestAnimationFrame(function tick(now) {
      frame = requestAnimationFrame(tick);
      // A little less, so that no frame is missed by the jitter of the display.
      if (now - last < FRAME_MS - 5) return;
      last = now;
      paint(context, (now - start) / 1_000);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPicture]);
  return (
    <div className={styles.scope} aria-hidden="true">
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
    context.lineTo(x, HEIGHT / 2 + scopeHeight(x / WIDTH, seconds));
  for (const { width, colour } of STROKES) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
}
