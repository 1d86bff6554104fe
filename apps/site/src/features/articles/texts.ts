export const noArticle = 'There is no such article.';
export const noAuthor = 'No articles by this author.';
export const newsBy = 'News by {name}';
export const oneArticle = 'One article.';
export const manyArticles = '{count} articles.';
export const viewProfile = 'View profile';

export const readingTime = '{minutes} min read';

export const headlineTellsResults = 'It may tell results. Open the article to read it.';

export const loading = 'Loading';

export const tags = 'Tags';
export const updated = 'Updated';

export const news = 'News';
export const editArticle = 'Edit article';
export const readNext = 'Read next';
export const allNews = 'All news';

export const newsLead = 'Recaps, interviews and announcements.';
export const tagged = 'Tagged';
export const showAllNews = 'Show all news';
export const seeTheNewest = 'See the newest.';
export const nothingPublished = 'Nothing has been published yet.';
export const nothingHere = 'Nothing here yet.';
export const pagesOfNews = 'Pages of news';
export const writeNews = 'Write news';
export const rssFeed = 'RSS feed';

export const articleEditor = 'Article Editor';

export const write = 'Write';
export const preview = 'Preview';
export const articleSaved = 'Article saved.';
export const writeArticle = 'Write article';
export const article = 'Article';
export const title = 'Title';
export const summary = 'Summary';
export const summaryHint = 'One or two sentences, for cards and for links that are shared.';
export const untitled = 'Untitled';
export const articleNeedsTitle = 'An article needs a title.';
export const articlePublished = 'Article published.';
export const articlePlanned = 'Article scheduled.';
export const articleDraftAgain = 'The article is a draft again.';
export const tagsHint =
  'Separated by commas, at most {most}. The name of a tournament colours the article; {tags} hides its headline from people who hide results.';

export const tagOr = ' or ';

export const articleEditorLead = 'Articles appear on the news page and in link previews.';
export const articlesByState = 'Articles by state';
export const pagesOfArticles = 'Pages of articles';
export const noArticles = 'There are no articles here.';
export const articles = 'Articles';
export const appears = 'Appears';
export const author = 'Author';
export const changed = 'Changed';
export const view = 'View';

export const cover = 'Cover';
export const removeCover = 'Remove cover';

export const allArticles = 'All articles';

export const articleIsBack = '“{title}” is back.';
export const articleDeleted = '“{title}” was deleted.';

export const articleText = 'Text';
