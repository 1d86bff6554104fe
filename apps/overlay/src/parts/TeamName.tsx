import { nameSize } from '@mes/domain/names/display';
import { classNames } from '@mes/ui/class-names';
import { Fit } from './Fit';
import styles from './TeamName.module.css';

interface TeamNameProps {
  /** As the display rules have made it. */
  shown: string;
  className?: string;
}

/** The name of a team in the size that its length asks for; `--o-name` is the size of a short one. */
export function TeamName({ shown, className }: TeamNameProps) {
  return (
    <span className={classNames('tight', styles.name, className)} data-len={nameSize(shown)}>
      <Fit>{shown}</Fit>
    </span>
  );
}
