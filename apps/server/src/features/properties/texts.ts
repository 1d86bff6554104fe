/** What people read of properties. */
export const texts = {
  changedMeanwhile: 'This property was changed by someone else meanwhile.',
  builtIn: 'This property belongs to the program and cannot be deleted.',
  taken: (id: string) => `There is already a property '${id}'.`,
  notUploaded: 'There is no such picture. Upload it first.',
};
