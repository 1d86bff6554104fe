export const highlights = 'Highlights';
export const highlightsLead = 'The best rounds of our matches, picked by the community.';
export const clip = 'Clip';
export const clips = 'Clips';
export const noClip = 'There is no such clip.';
export const noTournament = 'There is no such tournament.';
export const clipsOf = 'Clips of {name}';
export const allClips = 'All clips';
export const moreClips = 'More clips';

export const clipOfTheWeek = 'Clip of the week';
export const bestThisWeek = 'Best this week';
export const nothingLiked = 'No likes this week yet.';
export const newest = 'Newest';
export const noClips = 'There are no clips yet.';
export const nothingFound = 'No clips match these filters.';
export const pagesOfClips = 'Pages of clips';
export const addClip = 'Add clip';
export const tagClips = 'Tag clips';

export const like = 'Like';
export const liked = 'Liked';
export const likes = '{count} likes';
export const oneLike = '1 like';
export const signInToLike = 'Sign in to like clips.';

export const play = 'Play {title}';
export const loadsFrom = 'Plays from {host}, which will see your visit.';
export const watchOn = 'Watch on {host}';
export const byPlayers = 'by {names}';
export const onMap = 'on {map}';
export const round = 'Round {number}';
export const match = 'Match {number}';
export const rating = 'Rating {rating} of 5';
export const proposedBy = 'Proposed by {name}';
export const removeClip = 'Take clip off';
export const removeClipMessage = 'It is no longer shown.';
export const clipRemoved = 'Clip removed.';

export const search = 'Search clips';
export const text = 'Text';
export const kind = 'Kind';
export const map = 'Map';
export const player = 'Player';
export const team = 'Team';
export const tournament = 'Tournament';
export const atLeast = 'Rating at least';
export const state = 'State';
export const time = 'Time';
export const order = 'Order';
export const mostLiked = 'Most liked';
export const any = 'Any';
export const resetFilters = 'Reset filters';

export const searchTitle = 'Highlight Search';
export const searchLead = 'All clips, including untagged and rejected ones.';

export const taggingTitle = 'Highlight Tagging';
export const editTags = 'Edit tags';
export const cancel = 'Cancel';
export const taggingLead =
  'Everything works by keyboard. No one else gets the clip you are tagging.';
export const queueEmpty = 'No clips to tag.';
export const queueEmptyAfter = 'All done: {count} clips tagged.';
export const progress = '{done} of {total}';
export const title = 'Title';
export const players = 'Players';
export const addPlayer = 'Add player';
export const removePlayer = 'Remove {name}';
export const matchLink = 'Match: its address or id';
export const ratingLabel = 'Rating';
export const publish = 'Publish';
export const skip = 'Skip';
export const reject = 'Reject';
export const undo = 'Undo';
export const keys = 'Keys';
export const keyOfTitle = 'Title';
export const keyOfPlayer = 'Player';
export const keyOfMap = 'Map';
export const keyOfMatch = 'Match';
export const keyOfTournament = 'Tournament';
export const keyOfVideo = 'Play or pause';
export const keyOfEscape = 'Leave a field';
export const clipPublished = '“{title}” is published.';
export const clipRejected = '“{title}” was rejected.';
export const nothingToUndo = 'There is nothing to undo.';
export const kindNeeded = 'Choose a kind first.';

export const addLead =
  'A link to YouTube, a Twitch clip, Streamable or Medal, or a video of at most a minute. Staff review it before it is published.';
export const addLeadStaff =
  'A link to YouTube, a Twitch clip, Streamable or Medal, or a short video.';
export const link = 'Link';
export const linkHint = 'https://clips.twitch.tv/…';
export const unknownLink = 'Enter a link to YouTube, a Twitch clip, Streamable or Medal.';
export const orUpload = 'Or upload a video';
export const chooseVideo = 'Choose a video';
export const uploadHint = 'You can also drop it here. MP4 or WebM, at most 64 MB and 60 seconds.';
export const fileTooLarge = 'Videos can be up to 64 MB.';
export const uploading = 'Uploading: {percent}%';
export const uploaded = 'The video is uploaded.';
export const removeVideo = 'Remove video';
export const titleNeeded = 'A clip needs a title.';
export const linkNeeded = 'Add a link or a video.';
export const publishNow = 'Publish now';
export const propose = 'Submit clip';
export const proposed = 'Thanks. Staff will review your clip soon.';

export const moments = 'Moments for a clip';
export const momentsHint = 'Found in the captured events. Add a link or a video of one.';
export const watchMoment = 'Watch';
export const momentLine = '{map}, round {round}';
