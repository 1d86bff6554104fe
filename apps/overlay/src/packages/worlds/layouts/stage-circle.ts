/** The ring around the globe, where scenes about two teams have their middle. */
export const STAGE = { x: 960, y: 424, radius: 292 };
