export const texts = {
  noSuchUpload: 'There is no such upload.',
  hostNotAllowed: 'Upload the picture, or use https and a host that is allowed.',
  tooLarge: 'A picture may have at most 8 MB.',
  notLoaded: 'The picture could not be loaded.',
  notLoadedInTime: 'The picture could not be loaded in time.',
  notLoadedWithStatus: (status: number) => `The picture could not be loaded (${status}).`,
  redirected: 'The address leads elsewhere: use the last one.',
  notAPicture: 'It must be a picture: JPEG, PNG, WebP, AVIF or GIF.',
  tooManyPictures: 'Too many pictures are being read. Try again in a minute.',
  tookTooLong: 'Reading the picture took too long.',
};
