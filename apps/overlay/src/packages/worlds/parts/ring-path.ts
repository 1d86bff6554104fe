/** Paths of circles, in degrees clockwise from the right. */

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Ring extends Circle {
  /** Half of the opening on the right, in degrees. */
  readonly opening: number;
}

export function pointOn({ x, y, radius }: Circle, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
}

export function arcPath(circle: Circle, from: number, to: number): string {
  const { radius } = circle;
  const isLong = Math.abs(to - from) > 180 ? 1 : 0;
  const isClockwise = to > from ? 1 : 0;
  return `M${pointOn(circle, from)}A${radius} ${radius} 0 ${isLong} ${isClockwise} ${pointOn(circle, to)}`;
}

/** The right half of a ring. */
export function ringPath({ opening, ...circle }: Ring): string {
  return arcPath(circle, -90, -opening) + arcPath(circle, opening, 90);
}

const TICK = { degrees: 3, length: 8, tenth: 16 };

/** Ticks outside of the right half, every tenth one longer. */
export function ticksPath({ opening, ...circle }: Ring): string {
  const ticks: string[] = [];
  for (let degrees = -90; degrees <= 90; degrees += TICK.degrees) {
    if (Math.abs(degrees) < opening) continue;
    const length = degrees % (10 * TICK.degrees) === 0 ? TICK.tenth : TICK.length;
    const outer = { ...circle, radius: circle.radius + length };
    ticks.push(`M${pointOn(circle, degrees)}L${pointOn(outer, degrees)}`);
  }
  return ticks.join('');
}
