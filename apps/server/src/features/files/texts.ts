/** What people read of uploads. */
export const texts = {
  notBase64: 'It must be base64.',
  notUploaded: 'There is no such picture. Upload it first.',
  needsApproval:
    'Photos and logos need approval. Send them with the change of the profile or team.',
};
