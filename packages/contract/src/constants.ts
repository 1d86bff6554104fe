/** Numbers shared by server and client. Without zod. */
export const API_VERSION = 1;
export const MAX_BATCH = 50;
export const SOCKET_PAYLOAD_LIMIT = 200_000;
export const PAGE_SIZE = 10;
/** Characters of a private message. */
export const MAX_MESSAGE = 2_000;
export const MAX_ROOM_MESSAGE = 500;
export const MAX_LOBBY = 500;

/** Sent as `1` with every request of a page: a session in a cookie counts with it alone. */
export const PAGE_HEADER = 'x-mes-request';
