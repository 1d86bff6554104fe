/** What people read of the staff. */
export const texts = {
  wrongPeriod: 'The start of a period cannot be after its end.',
  notStaff: 'Only somebody who is or was on the staff can be credited.',
  futureCredit: 'The time of a credit cannot be in the future.',
};
