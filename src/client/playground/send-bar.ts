/** The bar that sends requests, one at a time, and restores earlier ones. */
import { button, element } from './parts/elements.ts';
import { getMessage } from './parts/messages.ts';

export interface SendBar {
  readonly element: HTMLElement;
  /** While a request is running, the reader can only cancel it. */
  readonly setBusy: (isBusy: boolean) => void;
  /** Whether redirects should be followed. */
  readonly followsRedirects: () => boolean;
  /** Shows what prevents sending. */
  readonly report: (message: string) => void;
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
    getMessage('send'),
  );
  const cancel = button(getMessage('cancel'), onCancel, 'playground-tool');
  const reset = button(getMessage('reset'), onReset, 'playground-tool');
  const status = element('p', { class: 'playground-status', role: 'status' });
  const follow = element('input', { type: 'checkbox' });
  const choice = element(
    'label',
    { class: 'playground-keep' },
    follow,
    getMessage('followRedirects'),
  );
  const anyway = button(getMessage('sendAllTheSame'), onSendAnyway, 'playground-tool');
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
      status,
      ...tools,
      reset,
      choice,
    ),
    followsRedirects: () => follow.checked,
    setBusy: (isBusy) => {
      const hadFocus = document.activeElement === cancel;
      send.setAttribute('aria-disabled', String(isBusy));
      send.textContent = getMessage(isBusy ? 'sending' : 'send');
      cancel.hidden = !isBusy;
      if (hadFocus) send.focus();
    },
    report: (message) => {
      status.textContent = message;
    },
    offerAnyway: (isOffered) => {
      if (!isOffered && document.activeElement === anyway) send.focus();
      anyway.hidden = !isOffered;
    },
  };
}
