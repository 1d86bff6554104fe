import { site } from './api/first-data';

/** Who runs this site and where its people meet, as the installation is configured. */
export const COMMUNITY = site.community;
