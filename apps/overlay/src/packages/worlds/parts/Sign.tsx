import { SIGNS } from '@mes/ui/art/signs';
import { Mark } from '../../Mark';

/** The globe of the World Championship. */
export function Sign({ className }: { className?: string }) {
  return <Mark outline={SIGNS.worlds} className={className} />;
}
