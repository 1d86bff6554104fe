import { infoCardLayout } from '../info-card-layout';

export default infoCardLayout({ styles: {} });
