/** Whether a URL leads out of the app: another site, a mail address, a calendar, or a file of the server. */
export const isExternal = (address: string): boolean =>
  /^(?:https?:|mailto:|webcal:|\/\/|\/(?:api|files)\/)/i.test(address);
