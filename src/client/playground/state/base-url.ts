/** The name of the value for the server's address, also used in exported requests. */
export const BASE_URL = 'baseUrl';
