export function hasRoomInMemory(): boolean;
