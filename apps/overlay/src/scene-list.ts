/** Control room and server name scenes by the same list. */
export { isScene, SCENES_BY_GROUP } from '@mes/domain/stream/scenes';
