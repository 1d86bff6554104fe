import { Mark } from '../../Mark';

/** A contact within an open ring, of 64 by 64. */
const RING =
  'M49 4.5H20.5L4.5 20.5v23l16 16H49v-7H23.5l-12-12v-17l12-12H49ZM64 28.5H36.9a10.5 10.5 0 1 0 0 7H64Z';
const HOLE = 'M27 28.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7Z';

/** The mark of the circuit, whichever of its tournaments is on. */
export function Sign({ className }: { className?: string }) {
  return <Mark outline={`${RING}${HOLE}`} className={className} />;
}
