/** The text that a site with these icons must include; written as a file next to the pages. */
const iconLicenses = `Icons on this site

Font Awesome Free
  Copyright Fonticons, Inc. (https://fontawesome.com)
  Icons: Creative Commons Attribution 4.0 International
  https://creativecommons.org/licenses/by/4.0/
  https://fontawesome.com/license/free
  Drawn from the SVG files of the package; frames were widened to one square size, and
  colors follow the text. Brand icons are trademarks of their owners and stand for them only.

Phosphor Icons
  Copyright (c) 2022 Phosphor Icons (https://phosphoricons.com)

  MIT License

  Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
  associated documentation files (the "Software"), to deal in the Software without restriction,
  including without limitation the rights to use, copy, modify, merge, publish, distribute,
  sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
  furnished to do so, subject to the following conditions:

  The above copyright notice and this permission notice shall be included in all copies or
  substantial portions of the Software.

  THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT
  NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
  NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
  DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT
  OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

const ISC = `  ISC License

  Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee
  is hereby granted, provided that the above copyright notice and this permission notice appear in all
  copies.

  THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS
  SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE
  AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES
  WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE
  OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS
  SOFTWARE.
`;

const ofLibraries = {
  fontawesome: '',
  lucide: `
Lucide
  Copyright (c) Lucide Contributors 2022 (https://lucide.dev); parts are from Feather,
  copyright (c) 2013-2022 Cole Bemis, under the MIT License

${ISC}`,
  tabler: `
Tabler Icons
  Copyright (c) 2020-2025 Pawel Kuna (https://tabler.io/icons)

  MIT License: see the text above.
`,
} as const;

/** The text for a site that uses the icons of a library first. */
export function formatIconLicenses(library: keyof typeof ofLibraries): string {
  return iconLicenses + ofLibraries[library];
}
