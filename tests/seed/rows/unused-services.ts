/** Services that Lectern does not load. */
export const unusedServices = [
  'adobe',
  'amplitude',
  'clarity',
  'clearbit',
  'heap',
  'hightouch',
  'hotjar',
  'koala',
  'logrocket',
  'mixpanel',
  'pirsch',
  'segment',
];
