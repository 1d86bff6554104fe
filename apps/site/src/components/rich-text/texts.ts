export const linkTool = 'Link (Ctrl+K)';
export const pictureTool = 'Picture';
export const cardTool = 'Card of a player, team, match, bracket or clip';
export const card = 'Card';

export const contents = 'Contents';

export const captionPlaceholder = 'Caption, if it needs one';

export const insertLink = 'Insert link';
export const editLink = 'Edit link';
export const address = 'Address';
export const addressPlaceholder = 'https://';
export const addressHint = 'Pages of this site may be written as /app/…';
export const setLink = 'Set link';
export const wrongAddress =
  'It must be an address that starts with http:// or https://, or a page of this site.';

export const describePicture = 'Describe the picture';
export const pictureDescription = 'What it shows';
export const pictureDescriptionHint =
  'For those who cannot see it. Leave it empty for mere decoration.';
export const insertPicture = 'Insert picture';

export const pictureShape = 'Shape';
export const wholePicture = 'Whole picture';
export const wideShape = 'Wide, 16 : 9';
export const photoShape = 'Photo, 4 : 3';
export const squareShape = 'Square';
