/** The bar that sends requests, one at a time, and restores earlier ones. */
import { button, element } from './parts/elements.ts';
import { say } from './parts/say.ts';

export interface SendBar {
  readonly element: HTMLElement;
  /** While a request is running, the reader can only cancel it. */
  readonly setBusy: (isBusy: boolean) => void;
  /** Whether redirects should be followed. */
  readonly followsRedirects: () => boolean;
  /** Shows what prevents sending. */
  readonly tell: (message: string) => void;
  /** Offers to send the request despite unexpected values. */
  readonly offerAnyway: (isOffered: boolean) => void;
}

export interface SendBarParts {
  readonly onSend: () => void;
  readonly onSendAnyway: () => void;
  readonly onCancel: () => void;
  readonly onReset: () => void;
  readonly tools: readonly HTMLElement[];
}

export function createSendBar(parts: SendBarParts): SendBar {
  const { onSend, onSendAnyway, onCancel, onReset, tools } = parts;
  const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
  const send = element(
    'button',
    {
      type: 'button',
      class: 'playground-send',
      'aria-keyshortcuts': 'Control+Enter Meta+Enter',
      title: isApple ? '⌘ ↵' : 'Ctrl ↵',
    },
    say('send'),
  );
  const cancel = button(say('cancel'), onCancel, 'playground-tool');
  const reset = button(say('reset'), onReset, 'playground-tool');
  const told = element('p', { class: 'playground-told', role: 'status' });
  const follow = element('input', { type: 'checkbox' });
  const choice = element('label', { class: 'playground-keep' }, follow, say('followRedirects'));
  const anyway = button(say('sendAllTheSame'), onSendAnyway, 'playground-tool');
  cancel.hidden = true;
  anyway.hidden = true;
  send.addEventListener('click', onSend);
  return {
    element: element(
      'div',
      { class: 'playground-bar' },
      send,
      anyway,
      cancel,
      told,
      ...tools,
      reset,
      choice,
    ),
    followsRedirects: () => follow.checked,
    setBusy: (isBusy) => {
      const hadFocus = document.activeElement === cancel;
      send.setAttribute('aria-disabled', String(isBusy));
      send.textContent = say(isBusy ? 'sending' : 'send');
      cancel.hidden = !isBusy;
      if (hadFocus) send.focus();
    },
    tell: (message) => {
      told.textContent = message;
    },
    offerAnyway: (isOffered) => {
      if (!isOffered && document.activeElement === anyway) send.focus();
      anyway.hidden = !isOffered;
    },
  };
}
