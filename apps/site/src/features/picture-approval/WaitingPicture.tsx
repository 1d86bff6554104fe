import { useCall } from '../../api/use-call';
import { Chip } from '../../components/layout/Chip';
import { SubmittedPicture } from './SubmittedPicture';
import * as texts from './texts';
import styles from './WaitingPicture.module.css';

/** The own photo, or the logo of an own team, that only its owner sees yet. */
export function WaitingPicture({ team }: { team?: string }) {
  const { data } = useCall('pictureApproval', 'waiting', team === undefined ? {} : { team });
  if (!data?.picture) return null;
  return (
    <span className={styles.waiting}>
      <SubmittedPicture picture={data.picture} alt={texts.newPicture} size={64} />
      <Chip tone="warn">{texts.waitsForApproval}</Chip>
    </span>
  );
}
