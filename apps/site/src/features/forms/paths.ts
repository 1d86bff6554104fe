/** The id of a new form in the URL of the editor. */
export const NEW_FORM = 'new';

export function formPath(id: string): string {
  return `/forms/${id}`;
}

export function responsesPath(id: string): string {
  return `/forms/${id}/responses`;
}

/** The list of forms without an id; a new form can start from a template. */
export function editorPath(id?: string, template?: string): string {
  if (id === undefined) return '/forms/editor';
  const query = new URLSearchParams({ form: id, ...(template === undefined ? {} : { template }) });
  return `/forms/editor?${query}`;
}

/** Of the address below `/forms`. */
export function formPageOf(path: string): { page: 'desk' | 'form' | 'responses'; id: string } {
  const [id = '', part] = path.split('/');
  if (id === '' || id === 'editor') return { page: 'desk', id };
  return { page: part === 'responses' ? 'responses' : 'form', id };
}
