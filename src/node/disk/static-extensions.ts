/**
 * The extensions that a flat project publishes. Code and HTML are not among them, because such a folder can
 * hold anything.
 */
export const staticExtensions = new Set(
  [
    'png jpg jpeg gif webp avif svg ico bmp apng tif tiff',
    'mp4 webm mov m4v ogv mp3 wav ogg oga m4a aac flac opus vtt srt',
    'woff woff2 ttf otf eot',
    'pdf epub doc docx xls xlsx ppt pptx odt ods odp',
    'zip gz tgz tar bz2 xz 7z',
    'json yaml yml xml txt csv tsv css webmanifest ics rss atom wsdl proto graphql gql',
  ].flatMap((line) => line.split(' ')),
);
