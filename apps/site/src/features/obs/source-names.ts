/** The names of our scenes and sources in OBS. OBS has one list of names for both. */
export const MES_SCENE = 'MES';
export const PROGRAM_SOURCE = 'MES program';
export const OVERLAY_SOURCE = 'MES overlay';
export const HOLDING_SCENE = 'MES holding';
export const HOLDING_BACKGROUND = 'MES holding background';
export const HOLDING_NAME = 'MES holding name';
