/** Whether an address leaves the app: another site, a mail, or a file of the server. */
export const isOutside = (address: string): boolean =>
  /^(?:https?:|mailto:|\/\/|\/(?:api|files)\/)/i.test(address);
