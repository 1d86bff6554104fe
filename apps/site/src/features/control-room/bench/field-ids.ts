/** The first field of a cue, where writing starts. */
export const FOCUS_FIELD_ID = 'cue-focus';
