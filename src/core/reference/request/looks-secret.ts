/** Names of values that are probably secret, regardless of what the document says about them. */
const secretPart =
  /token|secret|passw|passphrase|credential|authori[sz]ation|bearer|jwt|(?:api|private)[-_ ]?key/i;

/** Endings of names that indicate a secret: `X-Auth`, `Set-Cookie`, `PHPSESSID`, `checkout_session`. */
const secretEnd =
  /(?:^|[-_. ])(?:auth|cookie|pwd|sess)$|session(?:[-_. ]?(?:id|key|cookie))?$|sess[-_. ]?id$/i;

export function looksSecret(name: string): boolean {
  return secretPart.test(name) || secretEnd.test(name);
}

/** Names of cookies in which sites keep the choices of a reader. */
const choice =
  /theme|lang|locale|consent|currency|time[-_. ]?zone|country|region|colou?r|layout|preference|font|variant|experiment|debug/i;

/** Whether a cookie is secret. Most identify the user, under any name: `sid`, `connect.sid`, `_app`. */
export function isSecretCookie(name: string): boolean {
  return looksSecret(name) || !choice.test(name);
}
