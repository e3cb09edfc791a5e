/** What exported requests call the address of the server as well. */
export const BASE_URL = 'baseUrl';
