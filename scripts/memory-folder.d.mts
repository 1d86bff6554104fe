export function useMemoryForTemporaryFiles(): void;
export function hasRoomInMemory(): boolean;
