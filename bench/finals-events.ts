/** At the end of the ids of captured events; the start of such an id is the time in milliseconds. */
export const EVENT_MARK = '-f1a15f1a15f1';
