/** What people read of push notifications. */
export const texts = {
  noPushService: 'Not the address of a push service.',
  noPublicKey: 'Not a public key.',
  testTitle: 'Push Notifications',
  testBody: 'This browser receives your notifications.',
};
