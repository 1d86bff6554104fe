export const loading = 'Loading';

export const answerNeeded = 'Please enter an answer.';

export const dialogFailed = 'The dialog could not be opened. Please reload the page.';

export const confirm = 'Confirm';
export const cancel = 'Cancel';
export const close = 'Close';
export const tryAgain = 'Try again';
export const error = 'Error';

export const choosePlayer = 'Choose a player from the list, or enter a player id.';
export const playerNameOrId = 'Player name or id';

export const player = 'Player';

export const pickColour = 'Pick {label}';

export const information = 'Information';
export const success = 'Success';

export const wrongDateTime = 'Enter a date and time like {example}.';
export const openCalendar = 'Open calendar';

export const required = 'required';

export const choose = 'Choose';
export const nothingFound = 'Nothing found';

export const charactersUsed = '{used} of {most} characters';

export const formerly = 'Formerly {names}';

export const loadingMore = 'Loading more';

export const previousPage = 'Previous page';
export const page = 'Page {number}';
export const nextPage = 'Next page';

export const joinOurDiscord = 'Join our Discord';

export const notLoggedIn = 'You are not logged in!';
export const login = 'Login';

export const missingPermission = 'Missing Permission: {permission}';

export const chooseAnotherPicture = 'Choose another';
export const filters = 'Filters';
export const filtersActive = 'Filters ({active})';
export const clearFilters = 'Clear filters';
export const choosePicture = 'Choose a picture';
export const pictureHint = 'JPEG, PNG, WebP, AVIF or GIF, at most 8 MB. You can also drop it here.';
export const croppedPart = 'Visible part of the picture. Move it with the arrow keys.';
export const zoom = 'Zoom';

export const fileTooLarge = 'Pictures can be up to 8 MB.';
export const noPicture = 'Choose a JPEG, PNG, WebP, AVIF or GIF.';
export const damagedPicture = 'This picture cannot be read.';
export const tooManyPixels = 'Pictures can be up to 40 megapixels.';
export const pictureTooNarrow = 'Pictures must be at least {pixels} pixels wide.';

export const filterPlayers = 'Filter players';
export const noPlayersFound = 'No players found.';
export const searching = 'Searching';

export const foundPlayers = 'Players found';
export const onePlayerFound = '1 player found';
export const playersFound = '{count} players found';

export const goHome = 'Go to the home page';
export const searchSite = 'Search the site';

export const failedToLoad = 'Failed to load data';
export const retry = 'Retry';
export const responseTimeout = 'Response Timeout';

export const partFailed = 'An error occurred. Please try again later.';
export const details = 'Details';
export const tryPartAgain = 'Try Again';

export const loadingTimedOut = 'An error occurred while loading the data. Please try again later.';

export const copied = 'Copied';
export const copy = 'Copy';
export const copyByHand =
  'Copying is blocked here. The text is selected: copy it with the keyboard.';

export const showLess = 'Show less';
export const showMore = 'Show more';

export const onThisPage = 'On this page';

export const today = 'Today';
export const yesterday = 'Yesterday';

/** Of the toasts, which a page with notifications has beside them. */
export const notices = 'Notices';
export const dismiss = 'Dismiss';

export const moveUp = 'Move {name} up';
export const moveDown = 'Move {name} down';

export const showAsTable = 'Show as table';
/** A point of a chart, as screen readers say it. */
export const chartValue = '{label}: {value}';
export const labelWithNote = '{label}, {note}';

export const fileNotRead = 'The file could not be read.';

export const actionsColumn = 'Actions';
export const placeColumn = 'Place';
export const shareColumn = 'Share';
export const exportCsv = 'Export CSV';

export const loadingPicture = 'Loading the picture';
export const pictureMissing = '{label}: picture unavailable';
export const enlargePicture = 'Enlarge {label}';
export const lessThanAMinute = 'less than a minute';

export const shareLink = 'Share link';
export const linkCopied = 'The link was copied.';
export const link = 'Link';
