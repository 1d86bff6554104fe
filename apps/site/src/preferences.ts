import { storedFlag } from './stored-flag';

export const darkMode = storedFlag('darkMode', true);

/** Whether results are hidden until they are revealed; `spoiler-preference.ts` keeps the account's choice equal. */
export const spoilerFree = storedFlag('spoilerFree', false);

/** Whether the visitor has accepted cookies; nothing that identifies them is stored or sent before. */
export const cookieConsent = storedFlag('cookie-consent', false);
