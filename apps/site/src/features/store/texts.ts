export const store = 'Store';
export const storeLead =
  'Exchange the points that you have won with your votes. Staff hand everything over by hand.';
export const loading = 'Loading';

export const yourPoints = 'Your points';
export const pointsOwed = '{points} of them are owed after a corrected result.';
export const pointsHint =
  'Season {season}. Ordering does not change your rank, and points end with their season.';
export const logInToOrder = 'Log in to exchange your points.';

export const items = 'Items';
export const noItems = 'There is nothing in the store at the moment.';
export const howToEarn = 'Vote on matches to win points.';
export const points = '{points} points';
export const onePoint = '1 point';
export const left = '{count} left';
export const lastPiece = 'Last one';
export const perPerson = 'At most {count} a season';
export const onePerPerson = 'One a season';
export const availableFrom = 'Available from';
export const availableUntil = 'Until';

export const orderItem = 'Order';
export const orderTitle = 'Order {title}?';
export const orderMessage =
  '{price} of your {balance} points are reserved until staff decide. You can cancel until then.';
export const orderConfirm = 'Order item';
export const orderDone = 'Your request was sent. You will be told when staff have decided.';
export const soldOut = 'Sold out';
export const notYet = 'Not available yet';
export const noLonger = 'Not available any more';
export const limitReached = 'You have reached the limit';
export const missingPoints = '{points} points missing';
export const oneMissing = '1 point missing';

export const yourRewards = 'Your rewards';
export const won = 'Won';
export const claim = 'Claim';
export const claimTitle = 'Claim {reward}';
export const claimMessage = 'Staff hand your reward over and write you a note.';
export const claimLabel = 'Message to the staff';
export const claimHint =
  'How the reward gets to you, such as an address. Only you and staff can read it.';
export const claimConfirm = 'Claim reward';
export const claimed = 'Claimed';
export const reward = 'Reward of {title}';
export const yourMessage = 'Your message';

export const ownRequests = 'My requests';
export const pagesOfRequests = 'Pages of requests';
export const noOwnRequests = 'You have not ordered or claimed anything yet.';
export const note = 'Note of the staff';
export const reason = 'Reason';
export const ordered = 'Ordered';
export const endsBy = 'Staff decide by';
export const cancelRequest = 'Cancel request';
export const cancelTitle = 'Cancel your request?';
export const cancelMessage = 'You get your {price} points of season {season} back.';
export const cancelClaimMessage = 'You can claim your reward again.';
export const cancelDone = 'Your request was cancelled.';
export const keepRequest = 'Keep request';
export const refunded = '{price} points returned';

export const requests = 'Store requests';
export const requestsLead =
  'Orders of items and claims of rewards. The oldest open request is first.';
export const openRequests = 'Open requests';
export const requestsByState = 'Requests by state';
export const noRequests = 'There are no such requests.';
export const noOpenRequests = 'Nobody waits for anything.';
export const keysHint = 'Keys: J and K choose a request, F fulfils it, R refuses it.';
export const waiting = 'Waiting since';
export const decided = 'Decided';
export const decidedBy = 'by {name}';
export const fulfil = 'Fulfil';
export const fulfilTitle = 'Fulfil the request of {name}';
export const fulfilMessage = '{title} for {price} points.';
export const claimDecideMessage = '{reward}, won in {title}.';
export const fulfilConfirm = 'Fulfil request';
export const fulfilNote = 'Note for the player';
export const fulfilHint = 'A code, or how it gets to them. Only they and staff can read it.';
export const fulfilDone = 'The request is fulfilled.';
export const refuse = 'Refuse';
export const refuseTitle = 'Refuse the request of {name}';
export const refuseConfirm = 'Refuse request';
export const refuseReason = 'Reason for the player';
export const refuseDone = 'The request is refused, the points are returned.';
export const refuseClaimDone = 'The request is refused. The reward can be claimed again.';
export const ownRequestHint = 'Your own: somebody else decides.';

export const editItems = 'Edit items';
export const editor = 'Store editor';
export const editorLead = 'What the store offers. Requests keep the price at which they were made.';
export const addItem = 'Add item';
export const editItem = 'Edit item';
export const saveItem = 'Save item';
export const itemSaved = 'The item was saved.';
export const item = 'Item';
export const title = 'Title';
export const description = 'Description';
export const picture = 'Picture';
export const removePicture = 'Remove picture';
export const price = 'Price';
export const pointsUnit = 'points';
export const stock = 'Stock';
export const stockHint = 'All pieces, with those that are taken. Empty for any number.';
export const limit = 'Limit';
export const limitHint = 'For each person and season. Empty for none.';
export const from = 'Available from';
export const until = 'Available until';
export const unlimited = 'Any number';
export const stockLeft = '{left} of {stock}';
export const none = 'None';
export const available = 'Available';
export const archived = 'Archived';
export const edit = 'Edit';
export const archive = 'Archive';
export const bringBack = 'Bring back';
export const archiveTitle = 'Archive {title}?';
export const archiveMessage =
  'Nobody can order it any more. Open requests stay until staff decide.';
export const archiveConfirm = 'Archive item';
export const archiveDone = 'The item was archived.';
export const itemBack = 'The item is back in the store.';
export const neededTitle = 'Give the item a title.';
export const neededPrice = 'Give a whole number of points, at least 1.';
export const wholeNumber = 'Give a whole number, or leave it empty.';
export const endsBeforeStart = 'It must be after the start.';
