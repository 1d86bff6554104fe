export const resultHidden = 'The result is hidden.';
export const showResult = 'Show result';
export const showResultOf = 'Show the result of {match}';
export const hiddenOnPage = 'Results on this page are hidden.';
export const showAll = 'Show all';
export const hideResults = 'Hide results';
export const showResults = 'Show results';
export const spoilerFree = 'Spoiler-free';
