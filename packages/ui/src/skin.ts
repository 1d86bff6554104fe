/** The skin of a tournament is told by its name, also to the server. */
export { SKINS, type Skin, skinOf } from '@mes/domain/tournament-name/skin';
