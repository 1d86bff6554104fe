/** All that needs the socket library, with it in one file that is loaded after the first render. */
export { io } from 'socket.io-client';
export { createAccountFeed } from './account-feed';
export { createGateway } from './gateway';
