/** Names of values that may well be secret, whatever the document says of them. */
const secretPart =
  /token|secret|passw|passphrase|credential|authori[sz]ation|bearer|jwt|(?:api|private)[-_ ]?key/i;

/** What tells of a secret at the end of a name: `X-Auth`, `Set-Cookie`, `PHPSESSID`, `checkout_session`. */
const secretEnd =
  /(?:^|[-_. ])(?:auth|cookie|pwd|sess)$|session(?:[-_. ]?(?:id|key|cookie))?$|sess[-_. ]?id$/i;

export function soundsSecret(name: string): boolean {
  return secretPart.test(name) || secretEnd.test(name);
}

/** What sites keep in cookies of the choices of a reader. */
const choice =
  /theme|lang|locale|consent|currency|time[-_. ]?zone|country|region|colou?r|layout|preference|font|variant|experiment|debug/i;

/** Most cookies say who asks, under any name: `sid`, `connect.sid`, `_app`. */
export function isSecretCookie(name: string): boolean {
  return soundsSecret(name) || !choice.test(name);
}
