import { Mark } from '../../Mark';
import { useTheme } from '../themes/index';

export function Sign({ className }: { className?: string }) {
  return <Mark outline={useTheme().sign} className={className} />;
}
