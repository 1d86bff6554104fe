import { useEvent } from '../../kit-context';
import { Mark } from '../../Mark';

export function Sign({ className }: { className?: string }) {
  return <Mark outline={useEvent().mark} className={className} />;
}
