/** The addresses of the API's description: for machines, for people, and the style sheet. */
export const apiUrls = {
  openApi: '/api/v2/hotel/openapi.json',
  page: '/api/v2/hotel/docs',
  style: '/api/v2/hotel/docs.css',
} as const
