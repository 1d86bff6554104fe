export const noArticle = 'There is no such article.';

export const readingTime = '{minutes} min read';
