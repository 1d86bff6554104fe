/** What people read of forms: refusals and notifications. */
export const texts = {
  notFound: 'Form not found',
  refusals: {
    not_open: 'This form is not open.',
    planned: 'This form is not open yet.',
    closed: 'This form is closed.',
    not_invited: 'This form is for other players.',
    accepted: 'Your response was approved and can no longer be changed.',
    answered: 'You have answered this form. Responses cannot be changed.',
    full: 'This form takes no more responses.',
  },
  answers: {
    changed: 'The form has changed. Reload it and check your answers.',
    unknownPlayer: 'This player does not exist.',
    unknownTeam: 'This team does not exist.',
    unknownPicture: 'This picture was not uploaded for this form. Upload it again.',
  },
  pictures: {
    notBase64: 'It must be base64.',
    noField: 'This form does not ask for a picture.',
    tooMany: 'You have uploaded many pictures for this form. Try again tomorrow.',
  },
  editor: {
    changedMeanwhile: 'Someone else changed this form. Reload and try again.',
    deleted: 'This form has been deleted.',
    idTaken: 'Another form has this address.',
    idReserved: 'This address is a page of the site.',
    noFields: 'A form needs at least one field before it opens.',
    endsBeforeStart: 'It must be after the start.',
    endsInThePast: 'It must be in the future.',
    notOpen: 'This form is not open.',
    noPhotoField: 'It must be a picture field of this form.',
    anonymousReward: 'An anonymous form cannot have rewards or photos: they need a name.',
    anonymityFixed: 'Anonymity cannot change after the first response.',
  },
  reviews: {
    nothingToDecide: 'Responses to this form are not reviewed.',
    deleted: 'This response has been deleted.',
    own: 'You cannot review your own response.',
    accepted: 'This response is already approved.',
    noPicture: 'This response has no picture for the photo.',
    changed: 'The player has changed this response. Look at it again.',
  },
  responses: {
    newer: 'The player has sent another response.',
  },
  notifications: {
    accepted: (title: string, points: number | null) => ({
      title: 'Your response was approved',
      text: points === null ? `${title}: thank you!` : `${title}: you got ${pointsText(points)}.`,
    }),
    refused: (title: string) => ({
      title: 'Your response was rejected',
      text: `${title}: read why, and send it again while the form is open.`,
    }),
  },
  file: {
    player: 'Player',
    playerId: 'Player ID',
    gameId: 'Game id',
    createdAt: 'Answered',
    updatedAt: 'Changed',
    review: 'Review',
    reason: 'Reason',
    removed: (label: string) => `${label} (removed field)`,
  },
};

function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}
