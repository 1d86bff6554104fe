export const noArticle = 'There is no such article.';

export const readingTime = '{minutes} min read';

export const loading = 'Loading';

export const tags = 'Tags';
export const updated = 'Updated';

export const news = 'News';
export const editArticle = 'Edit article';
export const moreNews = 'More news';
export const allNews = 'All news';

export const newsLead = 'Recaps, interviews and announcements.';
export const tagged = 'Tagged';
export const showAllNews = 'Show all news';
export const seeTheNewest = 'See the newest.';
export const nothingPublished = 'Nothing has been published yet.';
export const nothingHere = 'There is nothing here.';
export const pagesOfNews = 'Pages of news';
export const writeNews = 'Write news';
export const rssFeed = 'RSS feed';

export const shareLink = 'Share link';
export const linkCopied = 'The link was copied.';
export const link = 'Link';

export const articleEditor = 'Article Editor';

export const write = 'Write';
export const preview = 'Preview';
export const articleSaved = 'The article was saved.';
export const writeArticle = 'Write article';
export const article = 'Article';
export const title = 'Title';
export const summary = 'Summary';
export const summaryHint = 'One or two sentences, for cards and for links that are shared.';
export const untitled = 'Untitled';
export const articleNeedsTitle = 'An article needs a title.';
export const articlePublished = 'The article is published.';
export const articlePlanned = 'The article is planned.';
export const articleDraftAgain = 'The article is a draft again.';
export const tagsHint =
  'Separated by commas, at most {most}. The name of a tournament colours the article.';

export const all = 'All';
export const articleEditorLead =
  'What is written here is read on the news page, and shown wherever its link is shared.';
export const articlesByState = 'Articles by state';
export const pagesOfArticles = 'Pages of articles';
export const articles = 'Articles';
export const state = 'State';
export const appears = 'Appears';
export const author = 'Author';
export const changed = 'Changed';
export const view = 'View';
export const bringBack = 'Bring back';
export const deleteArticle = 'Delete';

export const cover = 'Cover';
export const removeCover = 'Remove cover';

export const earlierVersionLoaded =
  'The earlier version is in the form. It counts once you save it.';
export const allArticles = 'All articles';
export const earlierVersions = 'Earlier versions';
export const earlierVersionsMessage = 'The form takes the one that you choose.';
export const currentVersion = '{title} (as it is now)';

export const savedBySomebodyElse = 'Somebody else has saved this article';
export const loadTheirs = 'Load theirs';
export const saveMineOver = 'Save mine over it';
export const somebody = 'Somebody';
export const savedIt = 'did,';
export const saveOverMessage =
  'What you save over stays among the earlier versions; what you have not saved does not.';

export const notSavedYet = 'Not saved yet';
export const everythingIsSaved = 'Everything is saved';
export const nothingWrittenYet = 'Nothing written yet';
export const saveShortcut = 'Ctrl+S';
export const saveDraft = 'Save draft';
export const saveChanges = 'Save changes';
export const publishNow = 'Publish now';
export const changeTheTime = 'Change the time';
export const publishLater = 'Publish later';
export const unpublish = 'Unpublish';
export const backToDraft = 'Back to draft';
export const viewArticle = 'View article';
export const planMessage = 'It appears by itself, within a minute of the time.';
export const planArticle = 'Plan article';
export const timeInThePast = 'Choose a time that is still to come.';
export const zoneHint = 'In your own zone';

export const linkTool = 'Link (Ctrl+K)';
export const pictureTool = 'Picture';

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

export const articleIsBack = '“{title}” is back.';
export const articleDeleted = '“{title}” was deleted.';
export const undo = 'Undo';

export const articleText = 'Text';

export const leaveWithoutSavingTitle = 'Leave without saving?';
export const leaveWithoutSavingMessage = 'What you have written since you last saved is lost.';
export const leavePage = 'Leave page';
export const stayHere = 'Stay here';
