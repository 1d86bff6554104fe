/** Whether a URL leads out of the app: another site, a mail address, or a file of the server. */
export const isExternal = (address: string): boolean =>
  /^(?:https?:|mailto:|\/\/|\/(?:api|files)\/)/i.test(address);
