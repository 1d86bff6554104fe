import { storedFlag } from './stored-flag';

export const darkMode = storedFlag('darkMode', true);

/** Whether the visitor has accepted cookies; nothing that identifies them is stored or sent before. */
export const cookieConsent = storedFlag('cookie-consent', false);
