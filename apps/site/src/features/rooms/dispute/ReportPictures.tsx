import type { ResultReport } from '@mes/contract/dispute-schemas';
import { api } from '../../../api/client';
import { PrivatePicture } from '../../../components/private-pictures/PrivatePicture';
import styles from './ReportPictures.module.css';

/** The screenshots that a captain has sent with a report; a press enlarges one. */
export function ReportPictures({ report }: { report: ResultReport }) {
  if (report.pictures.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {report.pictures.map(({ id, name, width, height }) => (
        <li key={id}>
          <PrivatePicture
            label={name}
            queryKey={['report-picture', id]}
            load={(options) =>
              api.matches.reportPicture({ id: report.match, picture: id }, options)
            }
            {...{ width, height }}
            enlarges
          />
        </li>
      ))}
    </ul>
  );
}
