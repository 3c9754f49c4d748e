/** Whether a request is a browser's for a page, by its `Accept` header. */
export const wantsPage = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/html') === true
