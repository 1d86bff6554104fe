export const linkTool = 'Link (Ctrl+K)';
export const pictureTool = 'Picture';
export const cardTool = 'Card: player, team, match, bracket or clip';
export const card = 'Card';

export const contents = 'Contents';

export const captionPlaceholder = 'Caption (optional)';

export const insertLink = 'Insert link';
export const editLink = 'Edit link';
export const address = 'Address';
export const addressPlaceholder = 'https://';
export const addressHint = 'For pages of this site: /app/…';
export const setLink = 'Set link';
export const wrongAddress =
  'Enter an address that starts with http:// or https://, or a page of this site.';

export const describePicture = 'Describe the picture';
export const pictureDescription = 'What it shows';
export const pictureDescriptionHint =
  'Read by screen readers. Leave it empty if the picture is decorative.';
export const insertPicture = 'Insert picture';

export const pictureShape = 'Shape';
export const wholePicture = 'Whole picture';
export const wideShape = 'Wide, 16 : 9';
export const photoShape = 'Photo, 4 : 3';
export const squareShape = 'Square';
