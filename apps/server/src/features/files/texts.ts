/** What people read of uploads. */
export const texts = {
  notBase64: 'It must be base64.',
};
