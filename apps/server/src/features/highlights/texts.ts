/** What people read of clips: messages of errors. */
export const texts = {
  unknownLink: 'Enter a link to YouTube, a Twitch clip, Streamable or Medal.',
  linkOrVideo: 'A clip needs a link or an uploaded video, not both.',
  linkTaken: 'This clip is here already, or waits to be tagged.',
  noVideo: 'There is no such upload of yours, or a clip uses it already.',
  tooManyWaiting: (most: number) =>
    `${most} of your clips wait to be tagged. You can propose more once staff have seen them.`,
  kindNeeded: 'A clip needs a kind before it is published.',
  unknownPlayer: (id: string) => `There is no player '${id}'.`,

  changedMeanwhile: 'Someone else changed this clip. Reload and try again.',
  claimed: 'Someone else is tagging this clip right now.',
  stateAlready: (state: string) => `This clip is already ${state}.`,

  tooManyUploads: 'Too many of your uploads are in no clip yet. Use them, or try again tomorrow.',
  noFile: 'The upload has no file, or broke off.',
  fileTooLarge: 'Videos can be up to 64 MB.',
  wrongType: 'It must be a video: MP4 or WebM.',
  unknownLength: 'The length of the video could not be read. Export it again as MP4 or WebM.',
  tooLong: (seconds: number) => `A clip may have at most ${seconds} seconds.`,
};
