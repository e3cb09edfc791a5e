/** The part of the reference model about how values become text. */

export type ParameterPlace = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

/** How the value of a parameter becomes text, by the rules of OpenAPI. */
export interface Serialization {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /**
   * For parameters with `content`: the notation in which the value is written, so that `style` does not
   * apply.
   */
  readonly contentType?: string;
}

export type ParameterStyle =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'cookie'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'tabDelimited'
  | 'deepObject';

/** How the body of a request or a response is written. */
export type ContentNotation = 'json' | 'form' | 'multipart' | 'xml' | 'text' | 'binary';
