/** The questions of `init` on a terminal, each with a default that Enter accepts. */
import type { Prompter } from '../terminal/prompter.ts';
import { COLORS, parseColors, type StartChoices, TEMPLATES } from './start-choices.ts';

/** Asks for the choices that the command line does not contain. Undefined if the author cancels. */
export async function askChoices(
  prompter: Prompter,
  given: Partial<StartChoices>,
  name: string,
): Promise<StartChoices | undefined> {
  const title =
    given.name ?? (await prompter.text({ message: 'What is the site called?', initial: name }));
  if (title === undefined) return undefined;
  const template =
    given.template ??
    (await prompter.select({
      message: 'What is it about?',
      options: TEMPLATES.map((each) => ({ value: each.name, label: each.text })),
    }));
  if (template === undefined) return undefined;
  const colors = given.colors ?? (await askColors(prompter));
  return colors && { name: title, template, colors };
}

async function askColors(prompter: Prompter): Promise<StartChoices['colors'] | undefined> {
  const options = Object.keys(COLORS).map((value) => ({ value, label: value }));
  const chosen = await prompter.select({
    message: 'Which color?',
    options: [...options, { value: 'own', label: 'your own' }],
  });
  if (chosen !== 'own') return chosen === undefined ? undefined : parseColors(chosen);
  const written = await prompter.text({
    message: 'Hex code, such as #0f766e',
    initial: '#0f766e',
    check: (text) => (parseColors(text) ? undefined : 'Write # and three or six hex digits.'),
  });
  return written === undefined ? undefined : parseColors(written);
}
