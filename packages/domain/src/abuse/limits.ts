/** Of a cluster, so that a full hall does not fill the answer. */
export const SHOWN_EVIDENCE = 120;
/** In characters. */
export const VOID_REASON_LENGTH = 300;
