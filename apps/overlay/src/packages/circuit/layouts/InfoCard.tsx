import { infoCardLayout } from '../../info-card-layout';
import styles from './InfoCard.module.css';

export default infoCardLayout({ styles });
