/** What people read of comments. */
export const texts = {
  closed: 'Staff have closed the comments of this match.',
  tooLate: 'A comment can be changed within 15 minutes after it was written.',
  notOwn: 'This is not your comment.',
  reportOwn: 'This is your own comment. You can delete it.',
  ticketSubject: (reason: string) => `Reported comment: ${reason}`,
  ticketText: (comment: string, note: string) =>
    note === '' ? `The comment: ${comment}` : `The comment: ${comment}\n\n${note}`,
};
